"""Environments for learning programs. Each library has a module of its own, which needs `pip install "wabe[rl]"`."""
