"""The rule systems as tables: contracts, presets, the switches over them."""
