import type { CDPSession, Page } from '@playwright/test';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from '../fixtures.ts';

/** The cost of a press, as counts, which do not depend on the machine. `bench:ui` has the times. */

const SIDE = 8;
const BOARD = `${SIDE}x${SIDE}|T${SIDE}:${'n'.repeat(SIDE * SIDE)}|C1:|Z|Snumber,x=0,y=0,number=3|Rconnect_all,color=dark`;
const PRESSES = 6;

interface Counts {
  /** Passes of React over the page or the canvas. */
  commits: number;
  /** Frames requested by scripts. */
  frames: number;
  /** Messages that workers posted. */
  messages: number;
  /** Graphics contexts created. */
  contexts: number;
}

declare global {
  interface Window {
    counts: Counts;
    audio: AudioContext[];
  }
}

/** Runs in the page before its own scripts. */
function count(): void {
  const counts: Counts = { commits: 0, frames: 0, messages: 0, contexts: 0 };
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
async function press(solve: SolveDriver, row: number): Promise<void> {
  for (let column = 1; column <= PRESSES; column++) {
    const { x, y } = await solve.middleOf((row - 1) * SIDE + column - 1);
    await solve.page.mouse.click(x, y);
    await expect(solve.cell(row, column)).toHaveAccessibleName(/dark/);
  }
}

/** The audio context, which the first press creates, is suspended after the last sound. */
async function expectSilence(page: Page): Promise<void> {
  const states = () => page.evaluate(() => window.audio.map(({ state }) => state));
  await expect.poll(states, 'states of audio contexts').toEqual(['suspended']);
}

test('a press does little, and a board at rest nothing', async ({ page }) => {
  await page.addInitScript(count);
  const session = await page.context().newCDPSession(page);
  const solve = new SolveDriver(page);
  await solve.open(BOARD);
  expect.soft((await countsOf(page)).contexts, 'graphics contexts').toBeLessThanOrEqual(2);
  await press(solve, 2); // loads sounds and texts
  await expectSilence(page);

  const before = await countsOf(page);
  const elements = await restyled(session, () => press(solve, 4));
  const after = await countsOf(page);
  const eachOf = (name: keyof Counts) => (after[name] - before[name]) / PRESSES;
  expect.soft(elements / PRESSES, 'elements restyled a press').toBeLessThan(60);
  expect.soft(eachOf('commits'), 'passes of React a press').toBeLessThanOrEqual(1.5);
  expect.soft(eachOf('frames'), 'frames requested a press').toBeLessThanOrEqual(9);

  await expectSilence(page);
  const rest = await countsOf(page);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 30; frames++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  const messages = (await countsOf(page)).messages - rest.messages;
  expect.soft(messages, 'messages at rest: those of one hint').toBeLessThanOrEqual(3);
});
