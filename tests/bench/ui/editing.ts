import { writeGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { solveLink } from '#tests/support/gridText.ts';
import { bigGrid } from '../bigPuzzle.ts';
import type { BenchPage } from './BenchPage.ts';
import { percentile, type Figure } from './Figure.ts';
import type { Measure } from './measures.ts';

const SIDE = 30;
/** Without givens, so that strokes change the same cells for players and for authors. */
const BIG = writeGridText(clearOfGivens(bigGrid(SIDE, SIDE, 100)));
const SOLVE = solveLink(BIG);
const EDIT = SOLVE.replace('/solve?', '/create?loader=visible&');
const ROUNDS = 3;
const PRESSES = 10;
const DRAGGED_ROWS = [0, 6, 12, 18, 24];

/** The same strokes, by what they do. */
const PLACES = [
  { name: 'solving', address: SOLVE, tool: null },
  { name: 'editor, colors', address: EDIT, tool: 'Paint' },
  { name: 'editor, tiles', address: EDIT, tool: 'Givens and holes' },
] as const;

function clearOfGivens(grid: Grid): Grid {
  const tiles = grid.tiles.map((tile) => ({ ...tile, fixed: false, color: 'gray' as const }));
  return { ...grid, tiles };
}

/** Results of one round in one place, in milliseconds. */
interface Sample {
  /** Busy time of the page's main thread, for each press and for the whole drag. */
  readonly press: number;
  readonly drag: number;
  /** The longest script within a frame of the drag. */
  readonly longest: number;
}

/**
 * The same presses and drags in solving and in the editor: in turns, so that whatever else the
 * machine does falls on all of them.
 */
export const editing: Measure = async (bench, slowed) => {
  await bench.page.addInitScript(declineTour);
  const samples = new Map(PLACES.map(({ name }) => [name, [] as Sample[]]));
  for (let round = 0; round < ROUNDS; round++)
    for (const place of PLACES) samples.get(place.name)?.push(await sampleOf(bench, place));
  const figures = (kind: keyof Sample, what: string): readonly Figure[] => {
    const medians = PLACES.map(({ name }) =>
      percentile(samples.get(name)?.map((sample) => sample[kind]) ?? [], 0.5),
    );
    return PLACES.map(({ name }, i) => ({
      what: `${SIDE} x ${SIDE}, 100 clues, ${name}: ${what}`,
      slowed,
      value: medians[i] ?? NaN,
      unit: 'ms',
      budget: null,
    }));
  };
  return [
    ...figures('press', 'thread busy a press'),
    ...figures('drag', 'thread busy a drag'),
    ...figures('longest', 'longest script a frame'),
  ];
};

/** Runs in the page: it would stand in the way of the tools. */
function declineTour(): void {
  localStorage.setItem('siteSettings', JSON.stringify({ runEditorTour: false }));
}

async function sampleOf(
  bench: BenchPage,
  { address, tool }: (typeof PLACES)[number],
): Promise<Sample> {
  const { page } = bench;
  await bench.open(address);
  if (tool !== null) await page.getByRole('button', { name: tool }).click();
  const pressed = Array.from({ length: PRESSES + 1 }, (_, i) => SIDE + i);
  const cells = await Promise.all(pressed.map((cell) => bench.middleOf(cell)));
  const ends = await Promise.all(
    DRAGGED_ROWS.map((row) =>
      Promise.all([bench.middleOf(row * SIDE), bench.middleOf(row * SIDE + SIDE - 1)]),
    ),
  );
  const [first = { x: 0, y: 0 }, ...others] = cells;
  await page.mouse.click(first.x, first.y); // the first press also loads code; not measured
  await bench.rest();

  const press = await bench.busyMs(async () => {
    for (const { x, y } of others) {
      await page.mouse.click(x, y);
      await bench.rest();
    }
  });
  await bench.rest();
  await bench.reset();
  const drag = await bench.busyMs(async () => {
    for (const [turn, [left, right]] of ends.entries()) {
      await page.mouse.move(left.x, left.y, { steps: 4 });
      if (turn === 0) await page.mouse.down(); // on a cell that nobody touched: all of them change
      await page.mouse.move(right.x, right.y, { steps: 20 });
    }
    await page.mouse.up();
    await bench.rest();
  });
  const frames = await page.evaluate(() => window.probe.frames.map(({ script }) => script));
  return { press: press / others.length, drag, longest: Math.max(0, ...frames) };
}
