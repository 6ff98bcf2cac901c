import type { Grid } from '#engine/grid/grid.ts';

/** Share of common kinds of clues from which two puzzles are alike. */
const LEAST_SHARED = 0.5;

/** The ids of the rules and symbols of a grid. */
export function clueKinds({ rules, symbols }: Grid): ReadonlySet<string> {
  const placed = [...symbols].filter(([, list]) => list.length > 0).map(([id]) => id);
  return new Set([...rules.map(({ id }) => id), ...placed]);
}

/** The share of common kinds of clues, from 0 to 1; 0 if they are too few to be alike. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((kind) => b.has(kind)).length;
  const all = new Set([...a, ...b]).size;
  const share = all === 0 ? 0 : shared / all;
  return share >= LEAST_SHARED ? share : 0;
}

/** Cells and difficulty of a puzzle. */
interface Measures {
  readonly cells: number;
  /** From 1 to 10; 0 if unknown. */
  readonly difficulty: number;
}

/** The distance of two puzzles: a board of twice the size counts as two steps of difficulty. */
export function distance(a: Measures, b: Measures): number {
  const size = 2 * Math.abs(Math.log2(a.cells / b.cells));
  const isKnown = a.difficulty > 0 && b.difficulty > 0;
  return size + (isKnown ? Math.abs(a.difficulty - b.difficulty) : 0);
}
