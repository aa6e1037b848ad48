"""Data sets of decisions as Parquet files, made by self-play."""
