import { mkdirSync, writeFileSync } from 'node:fs';
import { explained } from '#engine/explain/explained.ts';
import { lengthOfChain } from '#engine/explain/costs.ts';
import type { ColoredCell, Step } from '#engine/explain/Step.ts';
import { compile } from '#engine/solving/compile.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import { internedTile, type Grid } from '#engine/grid/grid.ts';
import { processorMs } from './generateBars.ts';
import { measureMistakes } from './hintMistakes.ts';
import { hintPuzzles } from './hintPuzzles.ts';
import { withOnly } from '#tests/support/hintChecks.ts';
import { isMinimal, modelsOf, type HintModels } from '#tests/support/hintMinimal.ts';
import { quantile } from '#tests/support/hintSample.ts';
import { readGrid, type SolverPuzzle } from '#tests/support/solverPuzzles.ts';

/**
 * Explains every puzzle of the corpus with one solution from its givens to the end. Prints
 * properties and times of the hints next to their bars, and stores them: `npm run bench:hints [--
 * WORD]`. With the word `generated`, the puzzles are some that players can make. Times are those of
 * the processor, so that other programs do not change which limits are reached.
 */

const OUTPUT = '.cache/bench';
const SMALL = 10;
/** Number of boards with injected errors. */
const MOST_MISTAKES = 1000;
/** Maximum number of steps of the search that checks a hint. */
const MOST_STEPS = 2000;

/** A measured step. */
interface Measured {
  readonly level: number;
  readonly cause: string;
  readonly facts: number;
  readonly clues: number;
  /** Deductions of its what-if; null if it is none. */
  readonly chain: number | null;
  readonly ms: number;
  /** False if a search refutes that its cells follow from its clues and facts alone. */
  readonly isTrue: boolean;
  /** True if no fact and no clue can be left out; null if that is not tested. */
  readonly isMinimal: boolean | null;
}

interface Row {
  readonly id: string;
  readonly class: string;
  readonly side: number;
  readonly isSolved: boolean;
  readonly hardest: number;
  readonly steps: readonly Measured[];
}

function explainPuzzle({ id, class: kind, grid: text }: SolverPuzzle): Row {
  const grid = clearToGivens(readGrid(text));
  const walk = explained(grid, { now: processorMs, solveMs: 20_000 });
  const steps: Measured[] = [];
  const models = modelsOf(grid);
  for (;;) {
    const start = processorMs();
    const next = walk.next();
    const ms = processorMs() - start;
    if (next.done) {
      const hardest = Math.max(0, ...steps.map(({ level }) => level));
      const side = Math.max(grid.width, grid.height);
      const isSolved = next.value.end === 'solved';
      return { id, class: kind, side, isSolved, hardest, steps };
    }
    steps.push(measure(next.value, models, ms));
  }
}

function measure(step: Step, models: HintModels, ms: number): Measured {
  const { grid } = models.own.board;
  const { level, cause, facts, clues, whatIf } = step;
  const isAsked = level === 1 || level === 2 || level === 4;
  return {
    level,
    cause: cause.type,
    facts: facts.length,
    clues: clues.length,
    chain: whatIf && cause.type === 'whatIf' ? lengthOfChain(whatIf) : null,
    ms,
    isTrue: level === 7 || step.cells.every((it) => follows(grid, it, step) !== false),
    isMinimal: isAsked ? isMinimal(step, models) : null,
  };
}

/**
 * True if a cell follows from facts in the puzzle with only these clues; null if the search takes
 * too long.
 */
function follows(
  grid: Grid,
  target: ColoredCell,
  { facts, clues }: Pick<Step, 'facts' | 'clues'>,
): boolean | null {
  const bare = withOnly(grid, clues);
  const tiles = bare.tiles.map((tile) => (tile.exists ? internedTile(true, false, 'gray') : tile));
  const { search, dark } = compile({ ...bare, tiles });
  const literalOf = ({ cell, color }: ColoredCell) =>
    (dark[cell] ?? 0) ^ (color === 'dark' ? 0 : 1);
  let steps = 0;
  const assumptions = [...facts.map(literalOf), literalOf(target) ^ 1];
  const outcome = search.run(assumptions, () => ++steps > MOST_STEPS);
  return outcome === 'paused' ? null : outcome === 'unsat';
}

function shareOf<T>(items: readonly T[], isCounted: (item: T) => boolean): number {
  return items.length === 0 ? 1 : items.filter(isCounted).length / items.length;
}

/** A measured value and its bar. */
interface Bar {
  readonly name: string;
  readonly value: number;
  readonly bar: string;
  readonly isMet: boolean;
}

function atMost(name: string, value: number, most: number): Bar {
  return { name, value, bar: `<= ${most}`, isMet: value <= most };
}

function atLeast(name: string, value: number, least: number): Bar {
  return { name, value, bar: `>= ${least}`, isMet: value >= least };
}

function barsOf(rows: readonly Row[]): readonly Bar[] {
  const small = rows.filter(({ side }) => side <= SMALL);
  const steps = small.flatMap((row) => row.steps);
  const times = (from: readonly Row[]) => from.flatMap((row) => row.steps.map(({ ms }) => ms));
  // Reasons that are shown: trials come deduction by deduction.
  const explainedSteps = steps.filter(({ level }) => level < 6);
  const chains = explainedSteps.flatMap(({ chain }) => (chain === null ? [] : [chain]));
  const facts = explainedSteps.map((step) => step.facts);
  const clues = explainedSteps.map((step) => step.clues);
  const minimal = steps.filter((step) => step.isMinimal !== null);
  const large = rows.filter(({ side }) => side > SMALL && side <= 15);
  return [
    atLeast(
      'puzzles up to 10 x 10 explained to the end',
      shareOf(small, (it) => it.isSolved),
      1,
    ),
    atLeast(
      'with levels 1 to 5',
      shareOf(small, ({ hardest }) => hardest <= 5),
      0.75,
    ),
    atLeast(
      'without the last resort',
      shareOf(small, ({ hardest }) => hardest <= 6),
      0.9,
    ),
    atLeast(
      'true steps',
      shareOf(
        rows.flatMap((row) => row.steps),
        (it) => it.isTrue,
      ),
      1,
    ),
    atMost('facts, median', quantile(facts, 0.5), 3),
    atMost('facts, 90 %', quantile(facts, 0.9), 8),
    atMost('clues, median', quantile(clues, 0.5), 1),
    atMost('clues, 90 %', quantile(clues, 0.9), 3),
    atMost('deductions of a what-if, median', quantile(chains, 0.5), 4),
    atMost('deductions of a what-if, most', Math.max(0, ...chains), 12),
    atMost(
      'puzzles with a trial or a search',
      shareOf(small, ({ hardest }) => hardest >= 6),
      0.25,
    ),
    atMost('steps without a reason', steps.filter(({ level }) => level === 7).length, 0),
    atLeast(
      'minimal steps of levels 1, 2 and 4',
      shareOf(minimal, (it) => it.isMinimal === true),
      1,
    ),
    atMost('ms up to 10 x 10, median', quantile(times(small), 0.5), 50),
    atMost('ms up to 10 x 10, 95 %', quantile(times(small), 0.95), 300),
    atMost('ms up to 15 x 15, 95 %', quantile(times(large), 0.95), 1000),
    atMost('ms, longest', Math.max(0, ...times(rows)), 2000),
  ];
}

const [word = ''] = process.argv.slice(2);
const puzzles = hintPuzzles(word);
const rows: Row[] = [];
console.log('Puzzle, class, side, steps of levels 1 to 7, ms');
for (const puzzle of puzzles) {
  const row = explainPuzzle(puzzle);
  rows.push(row);
  const counts = [1, 2, 3, 4, 5, 6, 7].map(
    (level) => row.steps.filter((step) => step.level === level).length,
  );
  const ms = row.steps.reduce((sum, step) => sum + step.ms, 0);
  console.log(
    [
      row.id.padEnd(12),
      row.class.padEnd(28),
      String(row.side).padStart(2),
      ...counts.map((count) => String(count).padStart(4)),
      ms.toFixed(0).padStart(7),
    ].join(' '),
  );
}
const mistakes = measureMistakes(
  puzzles.filter((it) => rows.some(({ id, side }) => id === it.id && side <= SMALL)),
  MOST_MISTAKES,
);
const bars = [
  ...barsOf(rows),
  atLeast(`first wrong strokes named right, of ${mistakes.boards}`, mistakes.right, 1),
  atMost('ms for what is wrong and why, median', quantile(mistakes.ms, 0.5), 50),
  atMost('ms for what is wrong and why, 95 %', quantile(mistakes.ms, 0.95), 300),
];
console.log();
for (const { name, value, bar, isMet } of bars) {
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(2);
  console.log(
    `${name.padEnd(46)} ${shown.padStart(8)}   ${bar.padEnd(8)} ${isMet ? '' : 'MISSED'}`,
  );
}
console.log();
console.log('Level, steps, facts (median, 90 %), clues (median, 90 %), ms (median, 95 %), minimal');
for (let level = 1; level <= 7; level++) {
  const own = rows.flatMap((row) => row.steps.filter((step) => step.level === level));
  const pair = (of: (step: Measured) => number, high: number) =>
    [0.5, high].map((share) => quantile(own.map(of), share).toFixed(0)).join(' / ');
  console.log(
    [
      String(level),
      String(own.length).padStart(6),
      pair((it) => it.facts, 0.9).padStart(10),
      pair((it) => it.clues, 0.9).padStart(10),
      pair((it) => it.ms, 0.95).padStart(12),
      shareOf(
        own.filter((it) => it.isMinimal !== null),
        (it) => it.isMinimal === true,
      )
        .toFixed(3)
        .padStart(6),
    ].join(' '),
  );
}
mkdirSync(OUTPUT, { recursive: true });
writeFileSync(
  `${OUTPUT}/hints.json`,
  JSON.stringify({ node: process.version, bars, rows }, null, 2),
);
