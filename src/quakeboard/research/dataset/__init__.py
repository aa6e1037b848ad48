"""Data sets of decisions in games between bots, as Parquet files."""
