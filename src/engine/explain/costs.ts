import type { Board } from '../grid/board.ts';
import type { Cell } from '../grid/grid.ts';
import type { Cause, ClueRef } from '../solver/sat/Reason.ts';
import type { ChainLink, Level, Step, SupposedChain } from './Step.ts';

/** Weights of steps, as in `docs/hints.md`; a first guess. */
const LEVEL_BASE: Readonly<Record<Level, number>> = {
  1: 0,
  2: 2,
  3: 6,
  4: 14,
  5: 30,
  6: 50,
  7: 90,
};

type CauseType = Cause['type'] | 'answers' | 'whatIf' | 'unexplained';

const CAUSE_WEIGHT: Readonly<Record<CauseType, number>> = {
  clause: 1,
  count: 1,
  counts: 3,
  ways: 4,
  sight: 2,
  mirror: 2,
  joined: 2,
  connected: 3,
  far: 3,
  touch: 3,
  cycle: 3,
  region: 3,
  predicate: 4,
  answers: 4,
  whatIf: 4,
  shape: 5,
  pattern: 5,
  rim: 6,
  check: 6,
  learnt: 6,
  unexplained: 10,
};

/** Weights of a clue and of a deduction in a chain, relative to a fact. */
export const PER_CLUE = 3;
export const PER_LINK = 2;
/** Additional weight of each clue beyond the number that people remember together. */
const PER_CLUE_TOO_MANY = 8;
const PER_FURTHER_CELL = 2;
const MOST_FURTHER_CELLS = 3;

/** Number of deductions in a what-if, including those of inner what-ifs. */
export function lengthOfChain({ links }: SupposedChain): number {
  const ofLink = ({ cells, inner }: ChainLink): number =>
    (cells.length > 0 ? 1 : 0) + (inner ? lengthOfInner(lengthOfChain(inner)) : 0);
  return links.reduce((sum, link) => sum + ofLink(link), 0);
}

/**
 * Number of deductions that an inner what-if adds to its own result, for the length of its chain:
 * its supposition as well, unless it fails at once.
 */
export function lengthOfInner(length: number): number {
  return length === 0 ? 0 : 1 + length;
}

/** Maximum number of clues of a step that is neither a what-if nor a search. */
export const MOST_CLUES = 3;
/** Maximum number of deductions of a what-if of level 4. */
export const SHORT_CHAIN = 6;

/** Number of deductions that a player can follow. Longer what-ifs are played as a trial. */
export const LONG_CHAIN = 12;
/** Weight of each further deduction. */
const PER_FURTHER_LINK = 0.25;

/** The level of a what-if by its number of deductions, or that of one with inner what-ifs. */
export function levelOfChain(length: number, isNested: boolean): Level {
  if (length > LONG_CHAIN) return 6;
  return isNested || length > SHORT_CHAIN ? 5 : 4;
}

/** Reduction of a what-if's weight for each cell that follows after it. */
const PER_OPENED = 1.5;
const MOST_OPENED = 8;

/** Reduction of the weight of a what-if after which this number of cells follows. */
export function openedBonus(cells: number): number {
  return PER_OPENED * Math.min(MOST_OPENED, cells);
}

/** True if the reason of a step is too long to be shown at once: it is played as a trial. */
export function isTrial({ level, cause }: Pick<Step, 'level' | 'cause'>): boolean {
  return level === 6 && cause.type === 'whatIf';
}

/** The part of a what-if's cost that depends on its chain. */
export function weightOfChain(length: number, clues: number, facts: number): number {
  return (
    LEVEL_BASE[levelOfChain(length, false)] + weightOfLength(length) + weightOfClues(clues) + facts
  );
}

function weightOfLength(length: number): number {
  const further = Math.max(0, length - LONG_CHAIN);
  return PER_LINK * (length - further) + PER_FURTHER_LINK * further;
}

function weightOfClues(count: number): number {
  return PER_CLUE * count + PER_CLUE_TOO_MANY * Math.max(0, count - MOST_CLUES);
}

/** Difficulty of finding a step, without the distance from the last stroke. Lower is easier. */
export function calculateCost(step: Omit<Step, 'cost'>, board: Board): number {
  const { cells, facts, clues, level, cause, whatIf } = step;
  const groups = new Set(cells.map(({ cell }) => cell)).size;
  return Math.max(
    0,
    LEVEL_BASE[level] +
      CAUSE_WEIGHT[cause.type] +
      facts.length +
      Math.max(0, weightOfClues(clues.length) - PER_CLUE) +
      weightOfLength(whatIf ? lengthOfChain(whatIf) : 0) +
      spreadOf(step, board) / 2 -
      PER_FURTHER_CELL * Math.min(groups - 1, MOST_FURTHER_CELLS),
  );
}

/** The larger side of the smallest rectangle around all named cells and symbols, minus one. */
function spreadOf({ cells, facts, clues }: Omit<Step, 'cost'>, board: Board): number {
  const { width } = board;
  const [first] = cells;
  const named = [...(first ? [first] : []), ...facts].map(({ cell }) => ({
    x: cell % width,
    y: Math.floor(cell / width),
  }));
  const points = [...named, ...clues.flatMap((clue) => placeOf(clue, board) ?? [])];
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return points.length === 0
    ? 0
    : Math.max(span(points.map(({ x }) => x)), span(points.map(({ y }) => y)));
}

/** The place of a symbol; undefined for rules. */
function placeOf(clue: ClueRef, board: Board): { x: number; y: number } | undefined {
  return clue.type === 'rule' ? undefined : board.symbols(clue.id)[clue.index]?.at;
}

/** The distance of two cells, in king's moves. */
function distanceOf(a: Cell, b: Cell, width: number): number {
  const rows = Math.abs(Math.floor(a / width) - Math.floor(b / width));
  return Math.max(rows, Math.abs((a % width) - (b % width)));
}

/** Bonus for a step near the player's last cell; 0 if it is far away. */
export function nearness(step: Step, near: Cell | undefined, width: number): number {
  if (near === undefined) return 0;
  const away = Math.min(...step.cells.map(({ cell }) => distanceOf(cell, near, width)));
  return Math.max(0, 4 - away / 2);
}
