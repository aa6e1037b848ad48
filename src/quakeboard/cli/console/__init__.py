"""How commands read arguments, print results and report errors."""
