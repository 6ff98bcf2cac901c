/**
 * A literal: 2v for the variable v itself, 2v + 1 for its negation. A cell has a variable that is
 * true when the cell is dark.
 */
export type Literal = number;

/** A clue of the grid: its index among the rules, or among the symbols of its id. */
export type ClueRef =
  | { readonly type: 'rule'; readonly index: number }
  | { readonly type: 'symbol'; readonly id: string; readonly index: number };

/** The kind of a deduction or conflict, named by the statement that would be violated otherwise. */
export type Cause =
  /** At least one literal of a clause has to hold. */
  | { readonly type: 'clause' }
  /** A clause learnt from conflicts. */
  | { readonly type: 'learnt' }
  /** A number of true literals. */
  | { readonly type: 'count' }
  /** Numbers of true literals, of sets that share literals. */
  | { readonly type: 'counts' }
  /** The literals that all ways to satisfy something have in common. */
  | { readonly type: 'ways' }
  /** The number of cells seen; `between`: no allowed number is possible. */
  | { readonly type: 'sight'; readonly fault: 'many' | 'few' | 'between' }
  /** Connected cells; `separated`: without a cut point they would not be connected. */
  | {
      readonly type: 'connected';
      readonly fault: 'separated' | 'unreachable';
      readonly cell: number;
    }
  /** The region of a cell is too large, cannot be large enough, or can have no demanded size. */
  | {
      readonly type: 'region';
      readonly fault: 'large' | 'small' | 'between';
      readonly cell: number;
      readonly sizes: readonly number[];
    }
  /** Regions that must stay apart would be connected through a cell. */
  | { readonly type: 'joined'; readonly cell: number }
  /** The region of a cell touches too many sets of cells, or cannot touch enough. */
  | { readonly type: 'touch'; readonly fault: 'many' | 'few'; readonly cell: number }
  /**
   * Every region that could contain the cell would fail to reach a source that it needs, or would
   * have no room for its image.
   */
  | { readonly type: 'far'; readonly fault: 'reach' | 'image'; readonly cell: number }
  /** A region has to be the image of another one. */
  | { readonly type: 'mirror' }
  /** A cell would close a cycle. */
  | { readonly type: 'cycle'; readonly cell: number }
  /** The closed region of a cell and another one have different shapes, or the same. */
  | { readonly type: 'shape'; readonly cell: number }
  /** The reach of a cell does not contain a pattern. */
  | { readonly type: 'pattern'; readonly cell: number }
  /** A color would have two runs on the rim, or a region from rim to rim would cut one in two. */
  | { readonly type: 'rim'; readonly fault: 'runs' | 'cut' }
  /** A clue's predicate, evaluated for all values of undecided literals. */
  | { readonly type: 'predicate' }
  /** The clue's own check reports an error. */
  | { readonly type: 'check' };

/**
 * Justification of a literal or conflict: the true literals that force it, the kind, and the clues.
 */
export interface Reason {
  readonly because: readonly Literal[];
  readonly cause: Cause;
  /** Empty if the reason uses only givens or learnt clauses. */
  readonly clues: readonly ClueRef[];
}

/** A literal that must hold, with its reason; null: the reason is a contradiction. */
export interface Consequence {
  readonly literal: Literal | null;
  readonly reason: Reason;
}

/** A clause, of which at least one literal holds, and the clues from which it comes. */
export interface StatedClause {
  readonly item: readonly Literal[];
  readonly clues: readonly ClueRef[];
}
