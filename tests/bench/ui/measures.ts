import { solveLink } from '#tests/support/gridText.ts';
import { writeGridText } from '#engine/codec/gridText.ts';
import { tileLetters } from '#tests/support/gridText.ts';
import { bigGrid } from '../bigPuzzle.ts';
import type { BenchPage } from './BenchPage.ts';
import { percentile, type Figure } from './Figure.ts';

/** Takes some figures on a page. */
export type Measure = (bench: BenchPage, slowed: number) => Promise<readonly Figure[]>;

const BIG = writeGridText(bigGrid(30, 30, 100));
const PRESSES = 40;
const IDLE_MS = 3000;
const ROUNDS = 6;
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};

/** From a press to the painted frame, on a large board with many clues. */
export const pressing: Measure = async (bench, slowed) => {
  await bench.load(BIG);
  const open = tileLetters(BIG).flatMap((letter, cell) => (letter === 'n' ? [cell] : []));
  await bench.reset();
  for (const cell of open.slice(0, PRESSES)) {
    const { x, y } = await bench.middleOf(cell);
    await bench.page.mouse.click(x, y);
    await bench.page.waitForTimeout(60 * slowed);
  }
  const presses = await bench.page.evaluate(() => window.probe.presses);
  const what = '30 x 30, 100 clues: press to painted frame';
  return [
    {
      what: `${what}, median`,
      slowed,
      value: percentile(presses, 0.5),
      unit: 'ms',
      budget: slowed === 1 ? 16 : 50,
    },
    { what: `${what}, 95 %`, slowed, value: percentile(presses, 0.95), unit: 'ms', budget: null },
  ];
};

/** A drag to and fro over the whole board. */
export const dragging: Measure = async (bench, slowed) => {
  const { page } = bench;
  await bench.load(BIG);
  const rows = Array.from({ length: 15 }, (_, i) => i * 2);
  const ends = await Promise.all(
    rows.map((row) => Promise.all([bench.middleOf(row * 30), bench.middleOf(row * 30 + 29)])),
  );
  const first = tileLetters(BIG).indexOf('n');
  const start = await bench.middleOf(first);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await bench.reset();
  const follower = await page.evaluateHandle(() => window.probe.follow());
  for (const [left, right] of ends) {
    await page.mouse.move(left.x, left.y, { steps: 4 });
    await page.mouse.move(right.x, right.y, { steps: 20 });
  }
  const times = await follower.evaluate((stop) => stop());
  await page.mouse.up();
  const { frames, longTasks, painted } = await page.evaluate(() => ({
    ...window.probe,
    painted: window.probe.painted.size,
  }));
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const total = (times.at(-1) ?? 0) - (times[0] ?? 0);
  const script = frames.map((frame) => frame.script);
  const what = '30 x 30, 100 clues: drag';
  return [
    {
      what: `${what}, frames a second`,
      slowed,
      value: ((times.length - 1) / total) * 1000,
      unit: '',
      budget: null,
    },
    {
      what: `${what}, painted a second`,
      slowed,
      value: (painted / total) * 1000,
      unit: '',
      budget: null,
    },
    {
      what: `${what}, longest frame`,
      slowed,
      value: Math.max(...gaps),
      unit: 'ms',
      budget: slowed === 1 ? 33 : null,
    },
    {
      what: `${what}, script a frame, median`,
      slowed,
      value: percentile(script, 0.5),
      unit: 'ms',
      budget: null,
    },
    {
      what: `${what}, script a frame, longest`,
      slowed,
      value: Math.max(...script),
      unit: 'ms',
      budget: null,
    },
    {
      what: `${what}, tasks over 50 ms`,
      slowed,
      value: longTasks.length,
      unit: '',
      budget: slowed === 1 ? 0 : null,
    },
  ];
};

/** Every cell takes ink at once. */
export function animating(side: number): Measure {
  return async (bench, slowed) => {
    const { page } = bench;
    const text = `${side}x${side}|T${side}:${'n'.repeat(side * side)}|C1:|Z|S|R`;
    await bench.load(text);
    await page.locator('[role="gridcell"]').first().focus();
    const script: number[] = [];
    const firsts: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await bench.reset();
      await page.keyboard.press('Control+Space');
      await bench.rest();
      const [first, ...rest] = await page.evaluate(() => window.probe.frames);
      if (round > 0 && first) firsts.push(first.script); // the first round warms up
      if (round > 0) script.push(...rest.map((frame) => frame.script));
      await page.keyboard.press('z');
      await bench.rest();
    }
    const what = `${side} x ${side}, every cell animating`;
    return [
      {
        what: `${what}: script a frame, median`,
        slowed,
        value: percentile(script, 0.5),
        unit: 'ms',
        budget: side === 100 && slowed === 1 ? 1 : null,
      },
      {
        what: `${what}: script of the first frame, median`,
        slowed,
        value: percentile(firsts, 0.5),
        unit: 'ms',
        budget: null,
      },
      {
        what: `${what}: frames drawn each time`,
        slowed,
        value: script.length / firsts.length + 1,
        unit: '',
        budget: null,
      },
    ];
  };
}

/** A board nobody touches. */
export const idling: Measure = async (bench, slowed) => {
  await bench.load(BIG);
  await bench.page.waitForTimeout(1000);
  await bench.reset();
  await bench.page.waitForTimeout(IDLE_MS);
  const { frames, timers } = await bench.page.evaluate(() => window.probe);
  const what = `${IDLE_MS / 1000} s of an idle board`;
  return [
    { what: `${what}: frames`, slowed, value: frames.length, unit: '', budget: 0 },
    { what: `${what}: timers`, slowed, value: timers, unit: '', budget: 0 },
  ];
};

/** For the process that draws boards. */
const SERVER_START_MS = 3000;

/** From the address to the board, with nothing in the cache. */
export function opening(side: number, isSlowNetwork: boolean): Measure {
  return async (bench, slowed) => {
    const { page, session } = bench;
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    // A server that has drawn boards before: its process for that takes a moment to start.
    await page.request.get(solveLink(writeGridText(bigGrid(side, side, 10))));
    await page.waitForTimeout(SERVER_START_MS);
    if (isSlowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await bench.load(writeGridText(bigGrid(side, side, 20)));
    const { board, strokes, grid, live, paint, bytes } = await page.evaluate(() => ({
      ...window.probe.seen,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      bytes: performance
        .getEntriesByType('resource')
        .concat(performance.getEntriesByType('navigation'))
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ responseEnd }) => responseEnd <= (window.probe.seen.grid ?? 0))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    }));
    const what = `Open ${side} x ${side}${isSlowNetwork ? ' over slow 4G' : ''}`;
    return [
      { what: `${what}: first paint`, slowed, value: paint ?? NaN, unit: 'ms', budget: null },
      { what: `${what}: board in the page`, slowed, value: board ?? NaN, unit: 'ms', budget: null },
      {
        what: `${what}: board that takes strokes`,
        slowed,
        value: strokes ?? NaN,
        unit: 'ms',
        budget: isSlowNetwork ? 1500 : null,
      },
      {
        what: `${what}: loaded until playable`,
        slowed,
        value: bytes / 1e3,
        unit: 'kB',
        budget: null,
      },
      {
        what: `${what}: board that can be played`,
        slowed,
        value: grid ?? NaN,
        unit: 'ms',
        budget: isSlowNetwork ? 2500 : null,
      },
      { what: `${what}: canvas`, slowed, value: live ?? NaN, unit: 'ms', budget: null },
    ];
  };
}

/**
 * Boards opened and closed again and again, pressed or not: what is held in the end more than in
 * the beginning.
 */
export function reopening(times: number, isPressed: boolean): Measure {
  return async (bench, slowed) => {
    const { page } = bench;
    const texts = [6, 7].map(
      (side) => `${side}x${side}|T${side}:${'n'.repeat(side * side)}|C1:|Z|S|R`,
    );
    const open = async (index: number) => {
      await page.evaluate(() =>
        document.querySelector('.live-board')?.setAttribute('data-old', ''),
      );
      await bench.follow(texts[index % 2] ?? '');
      await page.locator('.live-board[data-live]:not([data-old])').waitFor();
      if (!isPressed) return;
      const { x, y } = await bench.middleOf(index % 36);
      await page.mouse.click(x, y);
    };
    await bench.load(texts[1] ?? '');
    for (let i = 0; i < 6; i++) await open(i);
    const before = await bench.held();
    for (let i = 0; i < times; i++) await open(i);
    const after = await bench.held();
    const what = `${times} boards opened, ${isPressed ? 'pressed ' : ''}and closed: more`;
    const names = ['contexts', 'textures', 'workers', 'listeners', 'nodes', 'heapMb'] as const;
    return names.map((name) => ({
      what: `${what} ${name === 'heapMb' ? 'memory' : name}`,
      slowed,
      value: after[name] - before[name],
      unit: name === 'heapMb' ? 'MB' : '',
      budget: name === 'heapMb' ? null : 0,
    }));
  };
}
