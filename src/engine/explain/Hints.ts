import { message, type Text } from '#texts/message.ts';
import { boardOf } from '../judging/boardOf.ts';
import { recolor, type Cell, type Color, type Grid } from '../grid/grid.ts';
import { clearToGivens } from '../grid/colors.ts';
import { agrees, withStep } from './coloring.ts';
import { Explainer } from './Explainer.ts';
import { isComplete, mistakeOn, type Mistake } from './mistake.ts';
import type { NoStep, ColoredCell, Level } from './Step.ts';
import type { MistakeRungId, Rung } from './Rung.ts';
import { rungsOfStep } from './rungsOfStep.ts';
import { rungsOfMistake } from './rungsOfMistake.ts';
import { solvedForHints, type Refusal, type Solved } from './solvedForHints.ts';

/** The board of a puzzle for which a hint is requested. */
export interface HintBoard {
  /** By cell: its color, including givens. */
  readonly colors: readonly Color[];
  /** By cell: the number of the stroke that gave it its color, from 0; -1 if unknown. */
  readonly strokes: readonly number[];
  /** Number of strokes so far. */
  readonly made: number;
  /** The last cell of the player; null for none. */
  readonly near: Cell | null;
  /** Symbols that the player cannot see yet. No reason may name them. */
  readonly covered: readonly CoveredSymbol[];
}

/** A symbol by its id, and its index among the symbols of that id. */
interface CoveredSymbol {
  readonly id: string;
  readonly index: number;
}

/** The hint for a board. */
export type Hint =
  | {
      readonly type: 'step';
      /** The cells that get a color. */
      readonly cells: readonly ColoredCell[];
      readonly level: Level;
      readonly rungs: readonly Rung[];
    }
  | {
      readonly type: 'mistake';
      /** The first wrong stroke; -1 if unknown. */
      readonly stroke: number;
      readonly wrong: readonly ColoredCell[];
      readonly rungs: readonly Rung<MistakeRungId>[];
    }
  /** No hint, with the reason. */
  | { readonly type: 'none'; readonly text: Text };

/** Time limits in milliseconds: for the solution, and for mistakes if the solution is unknown. */
const SOLVE_MS = 4000;
const MISTAKE_MS = 400;
/** Time after which no more obvious cells are searched, in milliseconds. */
const OBVIOUS_MS = 400;

const REFUSED: Readonly<Record<Refusal, Text>> = {
  solution: message('hints.refusedSolution'),
  alternative: message('hints.refusedAlternative'),
  none: message('hints.refusedNone'),
};

const NO_STEP: Readonly<Record<NoStep['type'], Text>> = {
  full: message('hints.full'),
  stuck: message('hints.stuck'),
  contradiction: message('hints.refusedNone'),
};

/** The puzzle with the visible clues. */
interface SeenPuzzle {
  /** Identifies the covered symbols. */
  readonly key: string;
  readonly puzzle: Grid;
  readonly explainer: Explainer;
}

/** Computes hints for the boards of one puzzle. */
export class Hints {
  readonly #puzzle: Grid;
  readonly #now: () => number;
  /** The puzzle with the clues that were visible in the last request. */
  #seen: SeenPuzzle | null = null;
  #solved: Solved | null = null;

  /**
   * @param puzzle its fixed cells are the givens
   * @param now milliseconds that never run backwards
   */
  constructor(puzzle: Grid, now: () => number) {
    this.#puzzle = clearToGivens(puzzle);
    this.#now = now;
  }

  /** The hint for a board. Nothing is deduced from wrong cells. */
  hint(asked: HintBoard): Hint {
    const solved = this.#solve();
    if (solved.type === 'refused') return { type: 'none', text: REFUSED[solved.why] };
    const solution = solved.type === 'solved' ? solved.solution : null;
    const { puzzle, explainer } = this.#seenBy(asked);
    const grid = painted(puzzle, asked);
    const mistake = this.#mistakeOn(grid, asked, solution);
    if (mistake) {
      const rungs = rungsOfMistake(mistake, boardOf(grid), asked.made);
      return { type: 'mistake', stroke: mistake.stroke, wrong: mistake.wrong, rungs };
    }
    const near = asked.near === null ? {} : { near: asked.near };
    const known = asked.covered.length === 0 ? solution : null;
    const next = explainer.next(grid, { solution: known, now: this.#now, ...near });
    if (next.type !== 'step') return { type: 'none', text: NO_STEP[next.type] };
    const { cells, level } = next.step;
    return { type: 'step', cells, level, rungs: rungsOfStep(next.step, boardOf(grid)) };
  }

  /**
   * All cells that follow by steps of level 1, one after the other; none on a board with a mistake.
   */
  obvious(asked: HintBoard): readonly ColoredCell[] {
    const solved = this.#solve();
    if (solved.type === 'refused') return [];
    const solution = solved.type === 'solved' ? solved.solution : null;
    const { puzzle, explainer } = this.#seenBy(asked);
    const grid = painted(puzzle, asked);
    if (this.#mistakeOn(grid, asked, solution)) return [];
    const start = this.#now();
    const found = new Map<Cell, ColoredCell>();
    for (let current = grid; this.#now() - start < OBVIOUS_MS;) {
      const cells = explainer.obviousCells(current, { solution, now: this.#now });
      if (cells.length === 0) break;
      for (const it of cells) found.set(it.cell, it);
      current = withStep(current, { cells });
    }
    return [...found.values()];
  }

  #solve(): Solved {
    const start = this.#now();
    this.#solved ??= solvedForHints(this.#puzzle, () => this.#now() - start >= SOLVE_MS);
    return this.#solved;
  }

  /** The puzzle with the visible clues. */
  #seenBy({ covered }: HintBoard): SeenPuzzle {
    const key = JSON.stringify(covered);
    if (this.#seen?.key === key) return this.#seen;
    const puzzle = withoutSymbols(this.#puzzle, covered);
    this.#seen = { key, puzzle, explainer: new Explainer(puzzle) };
    return this.#seen;
  }

  /**
   * The mistake on a board. A mistake that only the solution shows, because the clues are covered,
   * has no reason.
   */
  #mistakeOn(grid: Grid, asked: HintBoard, solution: Grid | null): Mistake | null {
    if (isComplete(solution) && agrees(grid, solution)) return null;
    const options = { solution, now: this.#now, limitMs: MISTAKE_MS };
    const { explainer } = this.#seenBy(asked);
    const found = mistakeOn(explainer, { grid, strokes: asked.strokes }, options);
    const isUnexplained = asked.covered.length > 0 && found?.why?.level === 7;
    return isUnexplained ? { ...found, why: null } : found;
  }
}

function painted(puzzle: Grid, { colors }: HintBoard): Grid {
  const tiles = puzzle.tiles.map((tile, cell) =>
    tile.exists && !tile.fixed ? recolor(tile, colors[cell] ?? 'gray') : tile,
  );
  return { ...puzzle, tiles };
}

function withoutSymbols(puzzle: Grid, covered: readonly CoveredSymbol[]): Grid {
  if (covered.length === 0) return puzzle;
  const keys = new Set(covered.map(({ id, index }) => `${id} ${index}`));
  const kept = [...puzzle.symbols].map(
    ([id, list]) => [id, list.filter((_, index) => !keys.has(`${id} ${index}`))] as const,
  );
  return { ...puzzle, symbols: new Map(kept) };
}
