/** The view of CROSS: `view.py`, as types. */
import type { View } from "shell/lib/wire";

export type Colour = "yellow" | "red";

export interface Chain {
  cells: string[];
  sides: number[];
}

export interface CrossView extends View {
  size: number;
  stones: string;
  colours: [Colour, Colour];
  turn: Colour;
  moves: string[];
  last: string | null;
  chains: Chain[];
  deciding: Chain | null;
}
