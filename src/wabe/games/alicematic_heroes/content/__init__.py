"""The data as the engine reads them: TOML files, checked and turned into records."""
