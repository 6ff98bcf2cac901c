import { writeGridText } from '#engine/codec/gridText.ts';
import { tileLetters } from '#tests/support/gridText.ts';
import { bigGrid } from '../bigPuzzle.ts';
import type { TraceEvent } from './BenchPage.ts';
import { percentile } from './Figure.ts';
import type { Measure } from './measures.ts';

const PRESSES = 20;
const PAUSE_MS = 150;
const SWAP = 'SkiaOutputSurfaceImplOnGpu::SwapBuffers';

/** Splits the time of a press between the page's main thread and the graphics process. */
export const pressParts: Measure = async (bench, slowed) => {
  const text = writeGridText(bigGrid(30, 30, 100));
  await bench.load(text);
  const open = tileLetters(text).flatMap((letter, cell) => (letter === 'n' ? [cell] : []));
  const places = await Promise.all(open.slice(0, PRESSES).map((cell) => bench.middleOf(cell)));
  const events = await bench.traced(['toplevel', 'viz', 'gpu'], async () => {
    for (const { x, y } of places) {
      await bench.page.mouse.click(x, y);
      await bench.page.waitForTimeout(PAUSE_MS * slowed);
    }
  });
  const page = mainThreadOf(events);
  const swaps = events.filter(({ name }) => name === SWAP).map(({ dur = 0 }) => dur / 1000);
  const what = '30 x 30, 100 clues: press';
  return [
    { what: `${what}, the page's thread`, slowed, value: page / PRESSES, unit: 'ms', budget: null },
    { what: `${what}, pictures`, slowed, value: swaps.length / PRESSES, unit: '', budget: null },
    {
      what: `${what}, graphics process a picture, median`,
      slowed,
      value: percentile(swaps, 0.5),
      unit: 'ms',
      budget: null,
    },
  ];
};

/** Milliseconds of tasks on the thread of the page: of those so called, the one that did most. */
function mainThreadOf(events: readonly TraceEvent[]): number {
  const threads = events.filter(({ name, args }) => {
    return name === 'thread_name' && args?.name === 'CrRendererMain';
  });
  const busy = threads.map(({ pid, tid }) =>
    events
      .filter((event) => event.pid === pid && event.tid === tid)
      .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
      .reduce((sum, { dur = 0 }) => sum + dur / 1000, 0),
  );
  return Math.max(0, ...busy);
}
