"""Long runs that attack, break and watch a server: `python -m tools.campaigns NAME --cycles N`.

Each prints what was tried and what was lost. Short runs are tests (`tests/server/test_campaigns.py`).
"""
