import type { Cell, SymbolInstance } from '../grid/grid.ts';
import type { Conflict } from './conflict.ts';
import type { PuzzleClue } from './puzzleClues.ts';
import type { RedundancyFact } from './redundancy.ts';
import type { SolutionFact } from './solutions.ts';
import type { ValuesFact } from './values.ts';

/** Where the author is: at a cell, or about to place a symbol. */
export type CursorQuestion =
  | { readonly type: 'cell'; readonly cell: Cell }
  | { readonly type: 'inHand'; readonly symbol: SymbolInstance };

/** One thing that is proved of a puzzle. Later facts of a type replace earlier ones. */
export type PuzzleFact =
  /** What all other facts rest on. */
  | {
      readonly type: 'scope';
      /** Clues from which nothing was concluded: only the author's solution satisfies them. */
      readonly ignored: readonly PuzzleClue[];
      /** Nothing can be concluded from the others either: no further fact comes. */
      readonly isOpaque: boolean;
      /** The puzzle asks for what follows, not for a coloring of all cells. */
      readonly asksForForced: boolean;
    }
  | SolutionFact
  /** Why a puzzle has no solution. */
  | { readonly type: 'conflict'; readonly conflict: Conflict }
  | RedundancyFact
  /** The search for this took too long, or the board is too large: nothing is known of it. */
  | { readonly type: 'late'; readonly of: 'solutions' | 'uniqueness' }
  /** No further fact comes. */
  | { readonly type: 'done' };

/** One thing that is proved of the place at the cursor. */
export type CursorFact =
  | ValuesFact
  /** The symbol in hand cannot hold together with these clues. */
  | { readonly type: 'clash'; readonly conflict: Conflict }
  /** No further fact comes. */
  | { readonly type: 'cursorDone' };

/** What the assistant says. */
export type AssistantFact = PuzzleFact | CursorFact;
