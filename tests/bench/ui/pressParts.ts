import { writeGridText } from '#engine/codec/gridText.ts';
import { tileLetters } from '#tests/support/gridText.ts';
import { bigGrid } from '../bigPuzzle.ts';
import type { BenchPage, TraceEvent } from './BenchPage.ts';
import { figureOf, percentile, type Figure } from './Figure.ts';
import type { Measure } from './measures.ts';

const WARM_UP = 4;
const PRESSES = 20;
const PAUSE_MS = 350;
/** Longer than sounds last and hints wait for. */
const QUIET_MS = 3000;
const REST_MS = 3000;
const SWAP = 'SkiaOutputSurfaceImplOnGpu::SwapBuffers';

/** A board without givens. */
function openGrid(side: number): string {
  return `${side}x${side}|T${side}:${'n'.repeat(side * side)}|C1:|Z|S|Rconnect_all,color=dark`;
}

/** Boards with their goals, in milliseconds of the page's thread for a press. */
const BOARDS = [
  { name: '5 x 5', text: openGrid(5), goal: 8 },
  { name: '30 x 30', text: openGrid(30), goal: 10 },
  { name: '30 x 30, 100 clues', text: writeGridText(bigGrid(30, 30, 100)), goal: 10 },
  { name: '100 x 100', text: writeGridText(bigGrid(100, 100, 100)), goal: 12 },
] as const;

/** Splits the work of a press between the page's main thread and the graphics process. */
export const pressParts: Measure = async (bench, slowed) => {
  const figures: Figure[] = [];
  for (const board of BOARDS) figures.push(...(await partsOn(bench, slowed, board)));
  return figures;
};

async function partsOn(
  bench: BenchPage,
  slowed: number,
  { name, text, goal }: (typeof BOARDS)[number],
): Promise<readonly Figure[]> {
  await bench.load(text);
  const open = tileLetters(text).flatMap((letter, cell) => (letter === 'n' ? [cell] : []));
  const places = await Promise.all(
    open.slice(0, WARM_UP + PRESSES).map((cell) => bench.middleOf(cell)),
  );
  const press = async (from: number, to: number) => {
    for (const { x, y } of places.slice(from, to)) {
      await bench.page.mouse.click(x, y);
      await bench.page.waitForTimeout(PAUSE_MS * slowed);
    }
  };
  await press(0, WARM_UP);
  await bench.reset();
  const events = await bench.traced(['toplevel', 'viz', 'gpu', 'devtools.timeline'], () =>
    press(WARM_UP, WARM_UP + PRESSES),
  );
  const frames = await bench.page.evaluate(() => window.probe.frames);
  const page = mainThreadOf(events);
  const elements = page.flatMap(({ name: event, args }) =>
    event === 'UpdateLayoutTree' ? [args?.elementCount ?? 0] : [],
  );
  const swaps = events.filter((event) => event.name === SWAP).map(({ dur = 0 }) => dur / 1000);
  const figure = figureOf(`${name}: press`, slowed);
  return [
    figure("the page's thread", threadMs(page) / PRESSES, 'ms', goal),
    figure('elements restyled', sum(elements) / PRESSES, '', 60),
    figure('frames with scripts', frames.length / PRESSES, '', null),
    figure('scripts in frames', sum(frames.map(({ script }) => script)) / PRESSES, 'ms', null),
    figure('timers', timersMs(page) / PRESSES, 'ms', null),
    figure('pictures', swaps.length / PRESSES, '', null),
    figure('graphics process a picture, median', percentile(swaps, 0.5), 'ms', null),
  ];
}

/** A board after a press: what goes on when nothing is to be seen or heard any more. */
export const restingAfterPress: Measure = async (bench, slowed) => {
  await bench.load(writeGridText(bigGrid(30, 30, 100)));
  const { x, y } = await bench.middleOf(40);
  for (const button of ['left', 'left', 'right'] as const) {
    await bench.page.mouse.click(x, y, { button });
    await bench.page.waitForTimeout(QUIET_MS * slowed);
  }
  await bench.reset();
  const events = await bench.traced(['toplevel'], async () => {
    await bench.page.waitForTimeout(REST_MS);
  });
  const { frames, timers, messages } = await bench.page.evaluate(() => ({
    frames: window.probe.frames.length,
    timers: window.probe.timers,
    messages: window.probe.messages,
  }));
  const figure = figureOf('at rest after a press, a second', slowed);
  const each = (value: number) => (value * 1000) / REST_MS;
  return [
    figure("the page's thread", each(threadMs(mainThreadOf(events))), 'ms', 0.1),
    figure('messages of workers', each(messages), '', 0),
    figure('frames', each(frames), '', 0),
    figure('timers', each(timers), '', 0),
  ];
};

/** Events of the thread of the page: of those so called, the one that did most. */
function mainThreadOf(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid));
  return threads.toSorted((a, b) => threadMs(b) - threadMs(a))[0] ?? [];
}

/** Milliseconds of the thread's own work in its tasks. */
function threadMs(events: readonly TraceEvent[]): number {
  const tasks = events.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  return sum(tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** Milliseconds of the thread's own work in timers. */
function timersMs(events: readonly TraceEvent[]): number {
  return sum(events.flatMap(({ name, tdur = 0 }) => (name === 'TimerFire' ? [tdur / 1000] : [])));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
