import { boardOf } from '../judging/boardOf.ts';
import type { Grid, Point, SymbolInstance, Cell } from '#engine/grid/grid.ts';
import { touchedStoredCells } from '../grid/placement.ts';
import { asksForForced } from '#engine/solving/support.ts';
import { findConflicts, type Conflict } from './conflict.ts';
import { consideredPuzzle, type ConsideredPuzzle } from './consideredPuzzle.ts';
import type { PuzzleClue } from './puzzleClues.ts';
import { tellRedundant, type RedundancyFact } from './redundancy.ts';
import {
  findSolution,
  lateAfter,
  timeForEach,
  type Clock,
  type ForcedCell,
  type SearchTime,
} from './search.ts';
import { tellSolutions, type SolutionSummary, type SolutionFact } from './solutions.ts';
import { findNumberChoice, tellValues, placeSymbol, type ValuesFact } from './values.ts';

/** The author's cursor: at a cell, or about to place a symbol. */
export type CursorQuestion =
  | {
      readonly type: 'cell';
      readonly cell: Cell;
      /** The selected symbol there; else the last one with a number. */
      readonly selected?: Pick<SymbolInstance, 'id' | 'at'> | undefined;
    }
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

/** Time limit of the search for solutions. */
const SOLUTIONS_MS = 1500;
/** Time limits of the parts that consist of many searches. */
const TIMES = {
  conflict: { allMs: 1500, eachMs: 150 },
  redundant: { allMs: 1500, eachMs: 150 },
  clash: { allMs: 700, eachMs: 150 },
  values: { allMs: 700, eachMs: 100 },
  uniqueValues: { allMs: 700, eachMs: 150 },
} as const;

/** Larger boards are skipped, because stating their clues alone would take too long. */
const MOST_CELLS = 1600;

/** The facts about a puzzle that matter for the cursor; null while unknown. */
export interface PuzzleKnowledge {
  readonly puzzle: ConsideredPuzzle;
  readonly summary: SolutionSummary;
}

/**
 * Yield proved facts about a puzzle, cheapest first. `onKnown` is called as soon as questions about
 * the cursor can be answered.
 */
export function* assistPuzzle(
  grid: Grid,
  now: Clock,
  onKnown: (knowledge: PuzzleKnowledge) => void,
): Generator<PuzzleFact | 'pause', void> {
  const puzzle = consideredPuzzle(grid);
  const { ignored, isOpaque } = puzzle;
  yield { type: 'scope', ignored, isOpaque, asksForForced: asksForForced(grid) };
  if (!isOpaque) yield* tellAll(puzzle, now, onKnown);
  yield { type: 'done' };
}

function* tellAll(
  puzzle: ConsideredPuzzle,
  now: Clock,
  onKnown: (knowledge: PuzzleKnowledge) => void,
): Generator<PuzzleFact | 'pause', void> {
  if (puzzle.grid.tiles.length > MOST_CELLS) {
    yield { type: 'late', of: 'solutions' };
    return;
  }
  let forced: readonly ForcedCell[] = [];
  let isAllForced = false;
  const telling = tellSolutions(puzzle.grid, lateAfter(SOLUTIONS_MS, now));
  let step = telling.next();
  for (; step.done !== true; step = telling.next()) {
    if (step.value !== 'pause' && step.value.type === 'forced') {
      forced = step.value.cells;
      isAllForced = step.value.isAll;
    }
    yield step.value;
  }
  const summary = step.value;
  onKnown({ puzzle, summary });
  yield 'pause';
  if (summary.isSolvable === null) yield { type: 'late', of: 'solutions' };
  else if (!summary.isSolvable) yield* tellConflict(puzzle, now);
  else if (summary.isUnique === null) yield { type: 'late', of: 'uniqueness' };
  const isEnough = isAllForced && forced.length > 0 && asksForForced(puzzle.grid);
  if (summary.isUnique !== true && !isEnough) return;
  const time = timeForEach(TIMES.redundant, now);
  yield* tellRedundant(puzzle.grid, puzzle.clues, forced, time);
}

function* tellConflict(
  { grid, clues }: ConsideredPuzzle,
  now: Clock,
): Generator<PuzzleFact | 'pause', void> {
  for (const step of findConflicts(grid, clues, timeForEach(TIMES.conflict, now)))
    yield step === 'pause' ? step : { type: 'conflict', conflict: step };
}

/** Yield proved facts about the place at the cursor. */
export function* assistCursor(
  { puzzle, summary }: PuzzleKnowledge,
  cursor: CursorQuestion,
  now: Clock,
): Generator<CursorFact | 'pause', void> {
  const { grid, clues } = puzzle;
  if (cursor.type === 'cell') {
    const { cell, selected } = cursor;
    const symbol = selected ? symbolOf(grid, selected.id, selected.at) : numberAt(grid, cell);
    if (symbol) yield* tellNumber(grid, symbol, symbol, now);
  } else {
    const { symbol } = cursor;
    const taken = symbolOf(grid, symbol.id, symbol.at);
    const placed = placeSymbol(grid, symbol, taken);
    const time = timeForEach(TIMES.clash, now);
    const finding = summary.isSolvable === true ? yield* findSolution(placed, time()) : 'late';
    if (finding === 'none') {
      const others = clues.filter(
        (it) => it.type !== 'symbol' || !taken || grid.symbols.get(it.id)?.[it.index] !== taken,
      );
      yield* tellClash(placed, others, time);
    }
    yield* tellNumber(grid, symbol, taken, now);
  }
  yield { type: 'cursorDone' };
}

/** The clues that exclude a symbol. This answer comes first, since the author waits for it. */
function* tellClash(
  placed: Grid,
  others: readonly PuzzleClue[],
  time: SearchTime,
): Generator<CursorFact | 'pause', void> {
  for (const step of findConflicts(placed, others, time)) {
    if (step === 'pause') yield step;
    else {
      yield { type: 'clash', conflict: step };
      return;
    }
  }
}

/** The numbers with which `symbol` is possible, in place of `taken` if there is such a symbol. */
function* tellNumber(
  grid: Grid,
  symbol: SymbolInstance,
  taken: SymbolInstance | undefined,
  now: Clock,
): Generator<CursorFact | 'pause', void> {
  const choice = findNumberChoice(symbol, grid.tiles.length);
  if (!choice) return;
  const placed = (it: SymbolInstance): Grid => placeSymbol(grid, it, taken);
  yield* tellValues(symbol, placed, choice, {
    solvable: () => timeForEach(TIMES.values, now),
    unique: () => timeForEach(TIMES.uniqueValues, now),
  });
}

function symbolOf({ symbols }: Grid, id: string, at: Point): SymbolInstance | undefined {
  return symbols.get(id)?.find((it) => it.at.x === at.x && it.at.y === at.y);
}

/** The symbol with a number at a cell; the last one placed if there are several. */
function numberAt(grid: Grid, cell: number): SymbolInstance | undefined {
  const board = boardOf(grid);
  return [...grid.symbols.values()]
    .flat()
    .findLast(
      (symbol) =>
        findNumberChoice(symbol, grid.tiles.length) !== null &&
        touchedStoredCells(symbol.at, board).includes(cell),
    );
}
