"""The commands of `quakeboard admin` for operators, one module for each subject."""
