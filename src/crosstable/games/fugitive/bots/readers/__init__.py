"""How the strong Fugitive is read, and how he sees his chance with the eyes of those who read him."""
