"""What a deal that is over was worth: each call and card against best play with all cards seen (SPEC G10)."""
