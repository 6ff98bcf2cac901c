import { invariant } from '#base/invariant.ts';
import { readGrid, SOLVER_PUZZLES } from '#tests/support/solverPuzzles.ts';
import type { BenchPage } from './BenchPage.ts';
import { percentile, type Figure } from './Figure.ts';
import type { Measure } from './measures.ts';

/** 15 x 14, where the next step takes a while to find. */
const PUZZLE_ID = 'unique-181';
const STROKES = 60;
/** Longer than colors have to rest before a hint is looked for: there is one after every stroke. */
const PAUSE_MS = 100;

/** Painting while hints are prepared, and the same where there are none. */
export const hinting: Measure = async (bench, slowed) => [
  ...(await painting(bench, slowed, 'with hints')),
  ...(await painting(bench, slowed, 'without')),
];

async function painting(
  bench: BenchPage,
  slowed: number,
  kind: 'with hints' | 'without',
): Promise<readonly Figure[]> {
  const { page } = bench;
  const puzzle = SOLVER_PUZZLES.find(({ id }) => id === PUZZLE_ID);
  invariant(puzzle?.solution, 'a puzzle with its solution');
  if (kind === 'without') await page.route('**/HintPart-*.js', (route) => route.abort());
  await bench.load(puzzle.grid);
  await bench.rest();
  const { tiles } = readGrid(puzzle.grid);
  const colors = readGrid(puzzle.solution).tiles.map(({ color }) => color);
  const open = tiles.flatMap(({ exists, fixed }, cell) => (exists && !fixed ? [cell] : []));
  const places = await Promise.all(open.slice(0, STROKES).map((cell) => bench.middleOf(cell)));
  await bench.reset();
  const follower = await page.evaluateHandle(() => window.probe.follow());
  for (const [index, { x, y }] of places.entries()) {
    const isDark = colors[open[index] ?? 0] === 'dark';
    await page.mouse.click(x, y, { button: isDark ? 'left' : 'right' });
    await page.waitForTimeout(PAUSE_MS);
  }
  const times = await follower.evaluate((stop) => stop());
  const { presses, longTasks } = await page.evaluate(() => window.probe);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const what = `15 x 14, painting ${kind}:`;
  const figure = (name: string, value: number, unit: string, budget: number | null): Figure => ({
    what: `${what} ${name}`,
    slowed,
    value,
    unit,
    budget,
  });
  return [
    figure('press to painted frame, median', percentile(presses, 0.5), 'ms', 16),
    figure('press to painted frame, 95 %', percentile(presses, 0.95), 'ms', null),
    figure('frame, 99 %', percentile(gaps, 0.99), 'ms', null),
    figure('tasks over 50 ms', longTasks.length, '', 0),
  ];
}
