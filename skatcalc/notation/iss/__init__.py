"""Deals recorded by the Internet Skat Server and its successors: one game a line."""
