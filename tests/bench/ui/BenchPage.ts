import type { Browser, CDPSession, Page } from 'playwright';
import { solveLink } from '#tests/support/gridText.ts';
import { installProbe } from './probe.ts';

/**
 * The parts of the browser's trace that measures read. Durations in microseconds: of the clock, and
 * of the thread's own work, which does not grow when other programs run.
 */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly elementCount?: number };
}

const TIMEOUT_MS = 120_000;

/** A page of the product with the probe in it, on a processor that may be slowed. */
export class BenchPage {
  readonly page: Page;
  readonly session: CDPSession;
  /** Origin of the product. */
  readonly origin: string;

  static async open(browser: Browser, baseURL: string, slowed: number): Promise<BenchPage> {
    const viewport = { width: 1440, height: 900 };
    const page = await browser.newPage({ baseURL, viewport });
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.addInitScript(installProbe);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    return new BenchPage(page, session, baseURL);
  }

  private constructor(page: Page, session: CDPSession, origin: string) {
    this.page = page;
    this.session = session;
    this.origin = origin;
  }

  /** Load a puzzle and wait until its canvas is drawn and at rest. */
  async load(gridText: string): Promise<void> {
    await this.open(solveLink(gridText));
  }

  /** Load an address and wait until its canvas is drawn and at rest. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.page.locator('.live-board[data-live]').waitFor();
    await this.rest();
  }

  /** Busy time of the page's main thread during an action, in milliseconds. */
  async busyMs(act: () => Promise<void>): Promise<number> {
    const before = await this.#taskMs();
    await act();
    return (await this.#taskMs()) - before;
  }

  async #taskMs(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  }

  /** Go to a puzzle from within the site: nothing is loaded again. */
  async follow(gridText: string): Promise<void> {
    await this.page.evaluate((link) => {
      history.pushState(null, '', link);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, solveLink(gridText));
  }

  /** Wait until the page asks for no more frames, and waits for nothing in timers. */
  async rest(): Promise<void> {
    await this.page.waitForFunction(async () => {
      const { probe } = window;
      const [frames, timers] = [probe.frames.length, probe.timers];
      await probe.wait(300);
      const isStill = probe.frames.length === frames && probe.timers === timers;
      return probe.pending.size === 0 && isStill;
    });
  }

  /** Forget what was counted so far. */
  async reset(): Promise<void> {
    await this.page.evaluate(() => {
      const { painted } = window.probe;
      painted.clear();
      Object.assign(window.probe, { frames: [], presses: [], shown: [], longTasks: [], timers: 0 });
      window.probe.messages = 0;
    });
  }

  /** Trace events of some categories during an action. */
  async traced(categories: readonly string[], act: () => Promise<void>): Promise<TraceEvent[]> {
    const { session } = this;
    const events: TraceEvent[] = [];
    const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
    session.on('Tracing.dataCollected', collect);
    const traceConfig = { includedCategories: [...categories] };
    await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
    await act();
    const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await isComplete;
    session.off('Tracing.dataCollected', collect);
    return events;
  }

  async middleOf(cell: number): Promise<{ x: number; y: number }> {
    const box = await this.page.locator(`[data-cell="${cell}"]`).boundingBox();
    if (!box) throw new Error(`cell ${cell} is not in the page`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Memory of the page after garbage collection. */
  async held(): Promise<
    Record<'heapMb' | 'listeners' | 'nodes' | 'contexts' | 'textures' | 'workers', number>
  > {
    for (let round = 0; round < 3; round++) await this.session.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.session.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
    return {
      heapMb: metric('JSHeapUsedSize') / 2 ** 20,
      listeners: metric('JSEventListeners'),
      nodes: metric('Nodes'),
      ...(await this.page.evaluate(() => ({
        ...window.probe.held(),
        workers: window.probe.workers(),
      }))),
    };
  }
}
