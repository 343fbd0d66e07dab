"""The compiled search core of CROSS. Importing its modules compiles them, or loads what was compiled before."""
