"""Notices to people who are not at their table: Web Push and webhooks."""
