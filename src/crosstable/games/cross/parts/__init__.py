"""What CROSS has beyond its rules: each module is optional, and nothing else needs it."""
