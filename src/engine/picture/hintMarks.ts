import type { Cell, Point, SolidColor } from '../grid/grid.ts';

/** A cell in a color. */
interface Colored {
  readonly cell: Cell;
  readonly color: SolidColor;
}

/** A cell whose color is deduced. */
export interface HintTarget {
  readonly cell: Cell;
  /** Null while the hint does not show it. */
  readonly color: SolidColor | null;
  /**
   * `supposed`: it has the other color in a supposition. `first`: the sentence is about this cell
   * only.
   */
  readonly role?: 'supposed' | 'first';
}

/** A clue, by its place. With the id of its symbol, it can be drawn again. */
export interface HintClue extends Point {
  readonly id?: string;
}

/** The marks of a hint on the board, as data. */
export interface HintMarks {
  /** Cells that stay bright; all others are dimmed. */
  readonly lit: readonly Cell[];
  /** The clues the step uses. */
  readonly clues: readonly HintClue[];
  /** Colored cells the step uses; `isWall` if they block the way. */
  readonly facts: readonly (Colored & { readonly isWall: boolean })[];
  /** Cells whose color is deduced. */
  readonly targets: readonly HintTarget[];
  /** Lines of sight or of a connection, from the middle of one cell to that of another. */
  readonly paths: readonly (readonly Point[])[];
  /** Consequences of the supposition, numbered by the links of the chain. */
  readonly ghosts: readonly (Colored & { readonly number: string })[];
  /** The cells of the contradiction at its end: two neighbors, or one cell; null for no cell. */
  readonly clash: readonly [Cell, Cell] | readonly [Cell] | null;
  /** Cells that are wrong. */
  readonly wrong: readonly Cell[];
}

/** Marks that only light some cells. */
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
