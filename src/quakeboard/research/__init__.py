"""The games as researchers know games: numbered actions, tensors, environments, data sets.

Everything here is thin over the kernel and needs the extra `research`; nothing else needs it.
"""
