"""Pages of reports: how they are written (`write`) and how they look (`style`). They know no report."""
