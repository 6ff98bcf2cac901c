import type { Cell, Point, SolidColor } from '../grid/grid.ts';

/** A cell in a color. */
interface Colored {
  readonly cell: Cell;
  readonly color: SolidColor;
}

/** A cell whose color follows. */
export interface HintTarget {
  readonly cell: Cell;
  /** Null as long as it is not told. */
  readonly color: SolidColor | null;
  /** `supposed`: it has the other color in a supposition. `first`: it is spoken of alone. */
  readonly role?: 'supposed' | 'first';
}

/** A clue that is named, by its place. With the id of its symbol, it can be drawn again. */
export interface HintClue extends Point {
  readonly id?: string;
}

/** What a hint shows on the board, as data. */
export interface HintMarks {
  /** Cells that stay bright; all others are dimmed. */
  readonly lit: readonly Cell[];
  /** The clues it takes. */
  readonly clues: readonly HintClue[];
  /** Colored cells it rests on; `isWall` where they bar the way. */
  readonly facts: readonly (Colored & { readonly isWall: boolean })[];
  /** Cells whose color follows. */
  readonly targets: readonly HintTarget[];
  /** Ways of sight or of a connection, from the middle of one cell to that of another. */
  readonly paths: readonly (readonly Point[])[];
  /** What follows from the supposition, by the numbers of its links. */
  readonly ghosts: readonly (Colored & { readonly number: string })[];
  /** Where that ends in a contradiction: two neighbors, or one cell; null for no cell. */
  readonly clash: readonly [Cell, Cell] | readonly [Cell] | null;
  /** Cells that are wrong. */
  readonly wrong: readonly Cell[];
}

/** Nothing but some bright cells. */
export function litOnly(lit: readonly Cell[]): HintMarks {
  return {
    lit,
    clues: [],
    facts: [],
    targets: [],
    paths: [],
    ghosts: [],
    clash: null,
    wrong: [],
  };
}
