import { mkdirSync, writeFileSync } from 'node:fs';
import { assistPuzzle, type PuzzleFact } from '#engine/assistant/assist.ts';
import { readGrid, SOLVER_PUZZLES, type SolverPuzzle } from '#tests/support/solverPuzzles.ts';

/**
 * Prints the times of the live assistant for the puzzles of the solvers up to 10 x 10 cells, to
 * each fact, medians of three, and stores the numbers: `npm run bench:assistant [-- WORD]`.
 */

const OUTPUT = '.cache/bench';
const SIDE = 10;
const RUNS = 3;
/** Time budget for puzzles whose searches take no longer. */
const BUDGET_MS = 300;

/** Facts with a time. `fewest` is a conflict of the fewest clues, `done` the end of all facts. */
const STAGES = [
  'forced',
  'solvable',
  'unique',
  'several',
  'conflict',
  'fewest',
  'redundant',
  'done',
] as const;
type Stage = (typeof STAGES)[number];
type Times = Partial<Readonly<Record<Stage, number>>>;

interface Row {
  readonly id: string;
  readonly class: string;
  readonly cells: number;
  readonly times: Times;
  /** True if some result was unknown at the time limit. */
  readonly isPartial: boolean;
}

function runOnce(puzzle: SolverPuzzle): Pick<Row, 'times' | 'isPartial'> {
  const grid = readGrid(puzzle.grid);
  const times: Partial<Record<Stage, number>> = {};
  let isPartial = false;
  const start = performance.now();
  const note = (fact: PuzzleFact) => {
    const stage = STAGES.find((it) => it === fact.type);
    const nowMs = performance.now() - start;
    // The first colors and the first conflict count. For the others, the last report counts.
    const isEarly = stage === 'forced' || stage === 'conflict';
    if (stage && !(isEarly && times[stage] !== undefined)) times[stage] = nowMs;
    if (fact.type === 'conflict' && fact.conflict.strength === 'smallest') times.fewest = nowMs;
    isPartial ||= fact.type === 'late';
    isPartial ||= fact.type === 'conflict' && fact.conflict.strength === 'proved';
  };
  let last: PuzzleFact | null = null;
  for (const fact of assistPuzzle(
    grid,
    () => performance.now(),
    () => undefined,
  )) {
    if (fact === 'pause') continue;
    note(fact);
    if (fact.type === 'redundant') last = fact;
  }
  if (last?.type === 'redundant') isPartial ||= last.looked < last.all;
  return { times, isPartial };
}

function measure(puzzle: SolverPuzzle): Row {
  const runs = Array.from({ length: RUNS }, () => runOnce(puzzle));
  const times = STAGES.flatMap((stage) => {
    const values = runs.flatMap((run) => run.times[stage] ?? []);
    return values.length === 0 ? [] : [[stage, quantile(values, 0.5)] as const];
  });
  return {
    id: puzzle.id,
    class: puzzle.class,
    cells: readGrid(puzzle.grid).tiles.length,
    times: Object.fromEntries(times),
    isPartial: runs.some((run) => run.isPartial),
  };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
}

function print(name: string, columns: readonly (number | string)[]): void {
  const cells = columns.map((it) => (typeof it === 'number' ? it.toFixed(1) : it).padStart(9));
  console.log([name.padEnd(24), ...cells].join(' '));
}

const word = process.argv[2] ?? '';
const rows = SOLVER_PUZZLES.filter(({ id, class: name, grid }) => {
  const { width, height } = readGrid(grid);
  return width <= SIDE && height <= SIDE && (id.includes(word) || name.includes(word));
}).map(measure);
const summaries = STAGES.flatMap((stage) => {
  const values = rows.flatMap(({ times }) => times[stage] ?? []);
  if (values.length === 0) return [];
  const shares = [0.5, 0.75, 0.9, 0.95, 1].map((share) => quantile(values, share));
  const within = values.filter((it) => it <= BUDGET_MS).length;
  return [{ stage, puzzles: values.length, shares, within }];
});

print('Told', ['puzzles', 'median', '75 %', '90 %', '95 %', 'longest', 'in 300 ms']);
for (const { stage, puzzles, shares, within } of summaries)
  print(stage, [String(puzzles), ...shares, String(within)]);
console.log('\nLonger than 300 ms');
for (const { id, cells, times, isPartial } of rows.filter(
  ({ times: { done = 0 } }) => done > BUDGET_MS,
))
  print(id, [`${cells} cells`, times.done ?? NaN, isPartial ? 'partial' : '']);
mkdirSync(OUTPUT, { recursive: true });
writeFileSync(
  `${OUTPUT}/assistant.json`,
  JSON.stringify({ node: process.version, budgetMs: BUDGET_MS, rows, summaries }, null, 2),
);
