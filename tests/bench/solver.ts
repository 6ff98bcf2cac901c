import { mkdirSync, writeFileSync } from 'node:fs';
import { SOLVER_CHOICES, type ChoiceId, type SolverChoice } from '#solvers/choices.ts';
import { readGrid, SOLVER_PUZZLES, type SolverPuzzle } from '#tests/support/solverPuzzles.ts';
import { LIMIT_MS, measure, type Row } from './solverRuns.ts';
import { summarize, type Summary } from './solverSummary.ts';

/**
 * Prints the times of each solver for every puzzle of the corpus: to the first solution, and to the
 * proof that there is no other one (or to all deducible colors). Prints medians of three runs,
 * summaries by class, and a comparison with cspuz. Stores the numbers: `npm run bench:solver [--
 * WORD [SOLVER,SOLVER]]`.
 */

const OUTPUT = '.cache/bench';
const YARDSTICK = 'cspuz';
/** These solvers run on every puzzle. The others run on small puzzles only, one of each class. */
const FOR_ALL: readonly ChoiceId[] = ['universal', 'backtrack', YARDSTICK];
const SMALL_CELLS = 20;

function isSmall({ grid }: SolverPuzzle): boolean {
  return readGrid(grid).tiles.length <= SMALL_CELLS;
}

function fixed(value: number | null, digits: number): string {
  return value === null ? '' : value.toFixed(digits);
}

function print(names: readonly string[], numbers: readonly string[]): void {
  const [first = '', ...others] = names;
  const columns = [first.padEnd(30), ...others.map((it) => it.padEnd(28))];
  console.log([...columns, ...numbers.map((it) => it.padStart(10))].join(' '));
}

function printRow(row: Row): void {
  const total = row.isDone ? row.totalMs.toFixed(1) : 'UNSOLVED';
  const { conflictsPerSecond, propagationsPerSecond } = row;
  print(
    [`${row.id} ${row.solver}`, row.class],
    [fixed(row.firstMs, 1), total, fixed(conflictsPerSecond, 0), fixed(propagationsPerSecond, 0)],
  );
}

function printSummary(it: Summary): void {
  print(
    [`${it.solver} ${it.name}`],
    [
      String(it.puzzles),
      String(it.unsolved),
      fixed(it.totalMs, 0),
      fixed(it.geometricMeanMs, 2),
      fixed(it.medianMs, 1),
      fixed(it.percentile95Ms, 0),
      fixed(it.longestMs, 0),
      fixed(it.conflictsPerSecond, 0),
      fixed(it.propagationsPerSecond, 0),
      fixed(it.ratio?.geometricMean ?? null, 3),
      fixed(it.ratio?.ofSums ?? null, 3),
      it.ratio ? `${it.ratio.slower}/${it.ratio.puzzles}` : '',
    ],
  );
}

async function measureAll(
  puzzles: readonly SolverPuzzle[],
  choices: readonly SolverChoice[],
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const seen = new Set<string>();
  print(['Puzzle', 'Class'], ['first ms', 'total ms', 'confl/s', 'prop/s']);
  for (const puzzle of puzzles) {
    for (const choice of choices) {
      const key = `${choice.id} ${puzzle.class}`;
      if (!FOR_ALL.includes(choice.id) && (seen.has(key) || !isSmall(puzzle))) continue;
      const row = await measure(choice, puzzle);
      if (!row) continue;
      seen.add(key);
      rows.push(row);
      printRow(row);
    }
  }
  return rows;
}

function summarizeAll(rows: readonly Row[]): readonly Summary[] {
  const yardstick = rows.filter(({ solver }) => solver === YARDSTICK);
  const solvers = [...new Set(rows.map(({ solver }) => solver))];
  const classes = [...new Set(rows.map((row) => row.class))].sort();
  const byClass = classes.flatMap((name) =>
    solvers.flatMap((solver) => {
      const own = rows.filter((row) => row.class === name && row.solver === solver);
      return own.length === 0 ? [] : [summarize(name, solver, own, yardstick)];
    }),
  );
  const inTotal = solvers.map((solver) =>
    summarize(
      'all',
      solver,
      rows.filter((row) => row.solver === solver),
      yardstick,
    ),
  );
  return [...byClass, ...inTotal];
}

const [word = '', wanted] = process.argv.slice(2);
const ids = wanted?.split(',');
const choices = SOLVER_CHOICES.filter(({ id }) => (ids ? ids.includes(id) : id !== 'auto'));
const puzzles = SOLVER_PUZZLES.filter((it) => it.id.includes(word) || it.class.includes(word));
const rows = await measureAll(puzzles, choices);
const summaries = summarizeAll(rows);
mkdirSync(OUTPUT, { recursive: true });
writeFileSync(
  `${OUTPUT}/solver.json`,
  JSON.stringify({ node: process.version, limitMs: LIMIT_MS, rows, summaries }, null, 2),
);
console.log();
print(
  ['Class'],
  [
    'puzzles',
    'unsolved',
    'sum ms',
    'geo. mean',
    'median ms',
    '95 % ms',
    'longest',
    'confl/s',
    'prop/s',
    'to cspuz',
    'of sums',
    'slower',
  ],
);
summaries.forEach(printSummary);
