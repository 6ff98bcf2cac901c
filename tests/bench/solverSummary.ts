import type { Row } from './solverRuns.ts';

/** The times of a solver for many puzzles. */
export interface Summary {
  readonly name: string;
  readonly solver: string;
  readonly puzzles: number;
  readonly totalMs: number;
  readonly geometricMeanMs: number;
  readonly medianMs: number;
  readonly percentile95Ms: number;
  readonly longestMs: number;
  readonly unsolved: number;
  readonly conflictsPerSecond: number | null;
  readonly propagationsPerSecond: number | null;
  /** Ratio over the puzzles that the yardstick supports, too; null if there are none. */
  readonly ratio: Ratio | null;
}

/** A solver's times in proportion to the yardstick's. */
interface Ratio {
  readonly puzzles: number;
  readonly geometricMean: number;
  readonly ofSums: number;
  readonly slower: number;
}

/** Summarize the rows of one solver. `yardstick` has the rows to compare with. */
export function summarize(
  name: string,
  solver: string,
  rows: readonly Row[],
  yardstick: readonly Row[],
): Summary {
  const times = rows.map(({ totalMs }) => totalMs).sort((a, b) => a - b);
  return {
    name,
    solver,
    puzzles: rows.length,
    totalMs: sumOf(times),
    geometricMeanMs: geometricMean(times),
    medianMs: at(times, 0.5),
    percentile95Ms: at(times, 0.95),
    longestMs: at(times, 1),
    unsolved: rows.filter(({ isDone }) => !isDone).length,
    conflictsPerSecond: meanOf(rows.map((row) => row.conflictsPerSecond)),
    propagationsPerSecond: meanOf(rows.map((row) => row.propagationsPerSecond)),
    ratio: ratioOf(rows, yardstick),
  };
}

function ratioOf(rows: readonly Row[], yardstick: readonly Row[]): Ratio | null {
  const theirs = new Map(yardstick.map((row) => [row.id, row.totalMs]));
  const pairs = rows.flatMap(({ id, totalMs }) => {
    const other = theirs.get(id);
    return other === undefined ? [] : [[totalMs, other] as const];
  });
  if (pairs.length === 0) return null;
  return {
    puzzles: pairs.length,
    geometricMean: geometricMean(pairs.map(([own, other]) => own / other)),
    ofSums: sumOf(pairs.map(([own]) => own)) / sumOf(pairs.map(([, other]) => other)),
    slower: pairs.filter(([own, other]) => own > other).length,
  };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((it) => it !== null);
  return known.length === 0 ? null : sumOf(known) / known.length;
}

function geometricMean(values: readonly number[]): number {
  return Math.exp(sumOf(values.map(Math.log)) / values.length);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
}
