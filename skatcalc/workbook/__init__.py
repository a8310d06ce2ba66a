"""Spreadsheets in and out; the only importer of openpyxl and XlsxWriter."""
