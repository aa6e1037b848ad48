"""San Andreas for bots: the greedy bot with its reasons, beliefs about hidden coins, and the evaluator."""
