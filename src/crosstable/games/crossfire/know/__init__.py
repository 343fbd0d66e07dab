"""What can be known in Crossfire: which deals fit what a seat has seen and heard."""
