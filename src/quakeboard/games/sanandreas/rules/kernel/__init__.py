"""The compiled rules of San Andreas."""
