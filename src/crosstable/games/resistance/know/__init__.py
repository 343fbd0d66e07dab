"""What can be known in The Resistance: which deals fit what a seat has seen and heard."""
