import { mkdirSync, writeFileSync } from 'node:fs';
import type { Grid } from '#engine/grid/grid.ts';
import { solverOf, type SolverId } from '#engine/solver/pick.ts';
import type { SolveProgress } from '#engine/solver/SolveEvent.ts';
import { readGrid, SOLVER_PUZZLES } from '#tests/support/solverPuzzles.ts';

/**
 * Prints how long each solver takes for every puzzle of the corpus, to the first solution and to the proof that there is no
 * other (or to all that can be deduced), medians of three, and keeps the numbers: `npm run bench:solver [-- WORD]`.
 */

const OUTPUT = '.cache/bench';
const RUNS = 3;
const LIMIT_MS = 20_000;
const SOLVERS: readonly SolverId[] = ['universal', 'backtrack'];

interface Run {
  readonly firstMs: number;
  readonly totalMs: number;
  readonly isDone: boolean;
  readonly progress: SolveProgress | null;
}

interface Row {
  readonly id: string;
  readonly class: string;
  readonly solver: SolverId;
  readonly firstMs: number;
  readonly totalMs: number;
  readonly isDone: boolean;
  readonly conflictsPerSecond: number;
  readonly propagationsPerSecond: number;
}

function runOnce(id: SolverId, grid: Grid): Run {
  const start = performance.now();
  let firstMs = NaN;
  let found = 0;
  let progress: SolveProgress | null = null;
  for (const event of solverOf(id).solve(grid)) {
    const ms = performance.now() - start;
    if (event.type === 'progress') {
      ({ progress } = event);
      if (ms > LIMIT_MS) return { firstMs, totalMs: ms, isDone: false, progress };
    } else {
      found += 1;
      if (found === 1) firstMs = ms;
      if (found === 2) break;
    }
  }
  return { firstMs, totalMs: performance.now() - start, isDone: true, progress };
}

function median(values: readonly number[]): number {
  const sorted = values.filter((it) => !Number.isNaN(it)).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? NaN;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
}

function measure(solver: SolverId, puzzle: (typeof SOLVER_PUZZLES)[number]): Row | null {
  const grid = readGrid(puzzle.grid);
  if (!solverOf(solver).supports(grid)) return null;
  const runs: Run[] = [];
  while (runs.length < RUNS && runs.every(({ isDone }) => isDone)) {
    runs.push(runOnce(solver, readGrid(puzzle.grid)));
  }
  const totalMs = median(runs.map((run) => run.totalMs));
  const perSecond = (pick: (progress: SolveProgress) => number) =>
    median(runs.map((run) => (run.progress ? (1000 * pick(run.progress)) / run.totalMs : 0)));
  return {
    id: puzzle.id,
    class: puzzle.class,
    solver,
    firstMs: median(runs.map((run) => run.firstMs)),
    totalMs,
    isDone: runs.every(({ isDone }) => isDone),
    conflictsPerSecond: perSecond(({ conflicts }) => conflicts),
    propagationsPerSecond: perSecond(({ propagations }) => propagations),
  };
}

function printRow({ id, class: name, solver, firstMs, totalMs, isDone }: Row): void {
  const first = Number.isNaN(firstMs) ? '' : firstMs.toFixed(1);
  const total = isDone ? totalMs.toFixed(1) : 'UNSOLVED';
  console.log(
    [id.padEnd(16), name.padEnd(28), solver.padEnd(10), first.padStart(9), total.padStart(9)].join(
      ' ',
    ),
  );
}

function printSummary(solver: SolverId, rows: readonly Row[]): void {
  const times = rows.map(({ totalMs }) => totalMs);
  const mean = Math.exp(times.reduce((sum, ms) => sum + Math.log(ms), 0) / times.length);
  const unsolved = rows.filter(({ isDone }) => !isDone).length;
  console.log(
    `${solver}: ${rows.length} puzzles, geometric mean ${mean.toFixed(2)} ms, ` +
      `median ${median(times).toFixed(1)} ms, 95 % ${quantile(times, 0.95).toFixed(1)} ms, ` +
      `longest ${Math.max(...times).toFixed(0)} ms, unsolved ${unsolved}`,
  );
}

const word = process.argv[2] ?? '';
const chosen = SOLVER_PUZZLES.filter(
  (puzzle) => puzzle.id.includes(word) || puzzle.class.includes(word),
);
const rows: Row[] = [];
console.log(`${'Puzzle'.padEnd(45)} Solver      first ms  total ms`);
for (const puzzle of chosen) {
  for (const solver of SOLVERS) {
    const row = measure(solver, puzzle);
    if (!row) continue;
    rows.push(row);
    printRow(row);
  }
}
for (const solver of SOLVERS) {
  printSummary(
    solver,
    rows.filter((row) => row.solver === solver),
  );
}
mkdirSync(OUTPUT, { recursive: true });
writeFileSync(
  `${OUTPUT}/solver.json`,
  JSON.stringify({ node: process.version, limitMs: LIMIT_MS, rows }, null, 2),
);
