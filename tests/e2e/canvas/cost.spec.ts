import type { CDPSession, Page } from '@playwright/test';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from '../fixtures.ts';

/** The cost of a press, as counts, which do not depend on the machine. `bench:ui` has the times. */

const SMALL = 8;
/** With numbers of rows and columns around it, of which a press lights two. */
const LARGE = 16;
const PRESSES = 6;

const boardOf = (side: number) =>
  `${side}x${side}|T${side}:${'n'.repeat(side * side)}|C1:|Z|Snumber,x=0,y=0,number=3|Rconnect_all,color=dark`;

interface Counts {
  /** Passes of React over the page or the canvas. */
  commits: number;
  /** Frames requested by scripts. */
  frames: number;
  /** Timers started by scripts. */
  timers: number;
  /** Requests to the database of the browser. */
  requests: number;
  /** Messages that workers posted. */
  messages: number;
  /** Messages posted to workers. */
  posted: number;
  /** Graphics contexts created. */
  contexts: number;
}

declare global {
  interface Window {
    counts: Counts;
    audio: AudioContext[];
    /** Resolves after some frames, which are not counted. */
    afterFrames: (count: number) => Promise<void>;
  }
}

/** Runs in the page before its own scripts. */
function count(): void {
  const counts: Counts = {
    commits: 0,
    frames: 0,
    timers: 0,
    requests: 0,
    messages: 0,
    posted: 0,
    contexts: 0,
  };
  window.counts = counts;
  window.audio = [];
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => (counts.commits += 1),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    counts.frames += 1;
    return request(callback);
  };
  window.afterFrames = async (count) => {
    for (let frames = 0; frames < count; frames++)
      await new Promise((resolve) => {
        request(resolve);
      });
  };
  /** Count the calls of a method. */
  const countCalls = (owner: object, method: string, name: 'timers' | 'requests' | 'posted') => {
    const original: unknown = Reflect.get(owner, method);
    if (typeof original !== 'function') return;
    Reflect.set(owner, method, function (this: unknown, ...args: unknown[]): unknown {
      counts[name] += 1;
      const result: unknown = Reflect.apply(original, this, args);
      return result;
    });
  };
  countCalls(window, 'setTimeout', 'timers');
  countCalls(Worker.prototype, 'postMessage', 'posted');
  for (const store of [IDBObjectStore.prototype, IDBIndex.prototype])
    for (const method of ['get', 'getAll', 'getAllKeys', 'count', 'openCursor', 'put', 'delete'])
      countCalls(store, method, 'requests');
  window.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', () => (counts.messages += 1));
    }
  };
  window.AudioContext = class extends AudioContext {
    constructor(...args: ConstructorParameters<typeof AudioContext>) {
      super(...args);
      window.audio.push(this);
    }
  };
  const known = new WeakSet<object>();
  const getContext = Reflect.get(HTMLCanvasElement.prototype, 'getContext');
  Reflect.set(
    HTMLCanvasElement.prototype,
    'getContext',
    function (this: HTMLCanvasElement, ...args: unknown[]): unknown {
      const context: unknown = Reflect.apply(getContext, this, args);
      const isNew = context instanceof Object && !known.has(context);
      if (isNew && String(args[0]).startsWith('webgl')) counts.contexts += 1;
      if (context instanceof Object) known.add(context);
      return context;
    },
  );
}

const countsOf = (page: Page) => page.evaluate(() => ({ ...window.counts }));

/** Elements whose style the browser computes in a trace of an action. */
async function restyled(session: CDPSession, act: () => Promise<void>): Promise<number> {
  let elements = 0;
  const collect = ({ value }: { value: object[] }) => {
    for (const event of value as { name: string; args?: { elementCount?: number } }[])
      if (event.name === 'UpdateLayoutTree') elements += event.args?.elementCount ?? 0;
  };
  session.on('Tracing.dataCollected', collect);
  const traceConfig = { includedCategories: ['devtools.timeline'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await act();
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  return elements;
}

/** Press the first cells of a row, each after the page has named the one before. */
async function press(solve: SolveDriver, side: number, row: number): Promise<void> {
  for (let column = 1; column <= PRESSES; column++) {
    const { x, y } = await solve.middleOf((row - 1) * side + column - 1);
    await solve.page.mouse.click(x, y);
    await expect(solve.cell(row, column)).toHaveAccessibleName(/dark/);
  }
}

/** The audio context, which the first press creates, is suspended after the last sound. */
async function expectSilence(page: Page): Promise<void> {
  const states = () => page.evaluate(() => window.audio.map(({ state }) => state));
  await expect.poll(states, 'states of audio contexts').toEqual(['suspended']);
}

/** No timer starts during some frames: all programs of the canvas are compiled. */
async function expectRest(page: Page): Promise<void> {
  const started = () =>
    page.evaluate(async () => {
      const { timers } = window.counts;
      await window.afterFrames(30);
      return window.counts.timers - timers;
    });
  await expect.poll(started, 'timers at rest').toBe(0);
}

interface Cost {
  /** Elements restyled a press. */
  readonly elements: number;
  /** The count of something a press. */
  readonly eachOf: (name: keyof Counts) => number;
}

/** The cost of presses on a board whose sounds and texts are loaded. */
async function costOn(solve: SolveDriver, side: number): Promise<Cost> {
  const { page } = solve;
  const session = await page.context().newCDPSession(page);
  await press(solve, side, 2);
  await expectSilence(page);
  await expectRest(page);
  const before = await countsOf(page);
  const elements = await restyled(session, () => press(solve, side, 4));
  const after = await countsOf(page);
  return {
    elements: elements / PRESSES,
    eachOf: (name) => (after[name] - before[name]) / PRESSES,
  };
}

test('a press does little, and a board at rest nothing', async ({ page }) => {
  await page.addInitScript(count);
  const solve = new SolveDriver(page);
  await solve.open(boardOf(SMALL));
  const opened = await countsOf(page);
  expect.soft(opened.contexts, 'graphics contexts').toBeLessThanOrEqual(2);
  expect.soft(opened.commits, 'passes of React at the opening').toBeLessThanOrEqual(30);
  expect.soft(opened.frames, 'frames requested at the opening').toBeLessThanOrEqual(10);
  expect.soft(opened.posted, 'messages to workers: of one hint').toBeLessThanOrEqual(3);

  const { elements, eachOf } = await costOn(solve, SMALL);
  expect.soft(elements, 'elements restyled a press').toBeLessThan(60);
  expect.soft(eachOf('commits'), 'passes of React a press').toBeLessThanOrEqual(1.5);
  expect.soft(eachOf('frames'), 'frames requested a press').toBeLessThanOrEqual(9);
  expect.soft(eachOf('timers'), 'timers a press').toBeLessThanOrEqual(10);
  expect.soft(eachOf('requests'), 'requests to the database a press').toBeLessThanOrEqual(2);
  expect.soft(eachOf('posted'), 'messages to workers a press').toBeLessThanOrEqual(0.5);

  await expectSilence(page);
  await expectRest(page);
  const rest = await countsOf(page);
  await page.evaluate(() => window.afterFrames(30));
  const { messages, frames } = await countsOf(page);
  expect.soft(messages - rest.messages, 'messages at rest: of one hint').toBeLessThanOrEqual(3);
  expect.soft(frames - rest.frames, 'frames requested at rest').toBe(0);
});

test('a press on a board with rulers renders them once', async ({ page }) => {
  await page.addInitScript(count);
  const solve = new SolveDriver(page);
  await solve.open(boardOf(LARGE));
  await expect(page.locator('.ruler')).toHaveCount(2);

  const { elements, eachOf } = await costOn(solve, LARGE);
  expect.soft(elements, 'elements restyled a press').toBeLessThan(60);
  expect.soft(eachOf('commits'), 'passes of React a press').toBeLessThanOrEqual(2.2);
});
