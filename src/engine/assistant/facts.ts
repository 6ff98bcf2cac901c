import type { Cell, SymbolInstance } from '../grid/grid.ts';
import type { Conflict } from './conflict.ts';
import type { PuzzleClue } from './puzzleClues.ts';
import type { RedundancyFact } from './redundancy.ts';
import type { SolutionFact } from './solutions.ts';
import type { ValuesFact } from './values.ts';

/** The author's cursor: at a cell, or about to place a symbol. */
export type CursorQuestion =
  | { readonly type: 'cell'; readonly cell: Cell }
  | { readonly type: 'inHand'; readonly symbol: SymbolInstance };

/** A proved fact about a puzzle. Later facts of a type replace earlier ones. */
export type PuzzleFact =
  /** The base of all other facts. */
  | {
      readonly type: 'scope';
      /** Clues without conclusions: only the author's solution satisfies them. */
      readonly ignored: readonly PuzzleClue[];
      /** No conclusions are possible from the other clues either, so no further fact comes. */
      readonly isOpaque: boolean;
      /** The puzzle asks for deducible colors, not for a coloring of all cells. */
      readonly asksForForced: boolean;
    }
  | SolutionFact
  /** The reason why a puzzle has no solution. */
  | { readonly type: 'conflict'; readonly conflict: Conflict }
  | RedundancyFact
  /** The search took too long, or the board is too large, so that the result is unknown. */
  | { readonly type: 'late'; readonly of: 'solutions' | 'uniqueness' }
  /** No further fact comes. */
  | { readonly type: 'done' };

/** A proved fact about the place at the cursor. */
export type CursorFact =
  | ValuesFact
  /** The symbol to be placed cannot hold together with these clues. */
  | { readonly type: 'clash'; readonly conflict: Conflict }
  /** No further fact comes. */
  | { readonly type: 'cursorDone' };

/** A fact that the assistant reports. */
export type AssistantFact = PuzzleFact | CursorFact;
