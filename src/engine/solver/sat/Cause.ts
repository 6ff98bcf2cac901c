import type { Literal } from './Propagator.ts';

/** A clue of the grid: its place among the rules, or among the symbols of its id. */
export type ClueRef =
  | { readonly type: 'rule'; readonly index: number }
  | { readonly type: 'symbol'; readonly id: string; readonly index: number };

/** What it is about the clues that forces a step. Places are cells. */
export type Cause =
  /** One of a few literals has to hold. */
  | { readonly type: 'clause' }
  /** Found out from earlier conflicts. */
  | { readonly type: 'learnt' }
  /** How many there are. */
  | { readonly type: 'count' }
  /** How many cells are seen; `between`: neither fewer nor more than are possible would do. */
  | { readonly type: 'sight'; readonly fault: 'many' | 'few' | 'between' }
  /** Everything has to hang together: a place is out of reach of the rest, or would be, if the step were not taken. */
  | { readonly type: 'connected'; readonly fault: 'parted' | 'unreachable'; readonly place: number }
  /** The area at a place has the wrong size, or cannot get a right one. */
  | {
      readonly type: 'area';
      readonly fault: 'large' | 'small' | 'between';
      readonly place: number;
      readonly sizes: readonly number[];
    }
  /** A place would join areas that have to stay apart. */
  | { readonly type: 'joined'; readonly place: number }
  /** The area at a place touches too many of something, or cannot touch enough. */
  | { readonly type: 'touch'; readonly fault: 'many' | 'few'; readonly place: number }
  /** Areas have to be each other's image. */
  | { readonly type: 'mirror' }
  /** A place would close a circuit. */
  | { readonly type: 'circuit'; readonly place: number }
  /** A finished area at a place, and another that is not like it, or is too much like it. */
  | { readonly type: 'shape'; readonly place: number }
  /** What the area at a place can become has no room for a pattern. */
  | { readonly type: 'room'; readonly place: number }
  /** A color would come up on the rim in two runs. */
  | { readonly type: 'rim' }
  /** All that can still be answered to a clue's questions. */
  | { readonly type: 'answers' }
  /** The clue's own check objects. */
  | { readonly type: 'check' };

/** Why something holds: these true literals force it, for this reason, by these clues (none: the board itself). */
export interface Step {
  readonly because: readonly Literal[];
  readonly cause: Cause;
  readonly clues: readonly ClueRef[];
}
