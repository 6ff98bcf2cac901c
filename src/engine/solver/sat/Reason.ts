import type { Literal } from './Propagator.ts';

/** A clue of the grid: its index among the rules, or among the symbols of its id. */
export type ClueRef =
  | { readonly type: 'rule'; readonly index: number }
  | { readonly type: 'symbol'; readonly id: string; readonly index: number };

/** The kind of a deduction or conflict: what would be violated otherwise. */
export type Cause =
  /** At least one literal of a clause has to hold. */
  | { readonly type: 'clause' }
  /** A clause learnt from conflicts. */
  | { readonly type: 'learnt' }
  /** The number of literals that hold. */
  | { readonly type: 'count' }
  /** Numbers of literals that hold, of sets that have literals in common. */
  | { readonly type: 'counts' }
  /** What all ways have in common in which something can be satisfied. */
  | { readonly type: 'ways' }
  /** The number of cells seen; `between`: no allowed number is possible. */
  | { readonly type: 'sight'; readonly fault: 'many' | 'few' | 'between' }
  /** Cells have to be connected; `separated`: without a cut point they would not be. */
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
   * No region that the cell could be part of can reach what every region needs, or would have room
   * for its image with it.
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

/** Why something holds: the true literals that force it, how, and by which clues. */
export interface Reason {
  readonly because: readonly Literal[];
  readonly cause: Cause;
  /** Empty if it follows from the givens alone, or from learnt clauses. */
  readonly clues: readonly ClueRef[];
}

/** A literal that must hold, and why; null: the reason is a contradiction. */
export interface Consequence {
  readonly literal: Literal | null;
  readonly reason: Reason;
}

/** A clause with the clues from which it comes: at least one of its literals holds. */
export interface StatedClause {
  readonly item: readonly Literal[];
  readonly clues: readonly ClueRef[];
}
