"""Workbooks: the only importers of openpyxl and XlsxWriter."""
