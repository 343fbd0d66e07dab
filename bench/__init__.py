"""What Crosstable is measured by, and against whom. Every module with a function `run` is a benchmark."""
