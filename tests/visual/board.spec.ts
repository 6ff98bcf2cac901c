import { expect, type CDPSession, type Page } from '@playwright/test';
import type { BoardInput } from '#engine/edit/BoardInput.ts';
import type { Point } from '#engine/grid/grid.ts';
import { Fingers } from '#tests/support/Fingers.ts';
import { settle, test } from './sceneTest.ts';

const frames = (page: Page): Promise<number> => page.evaluate(() => window.scene.frames());
const inputs = (page: Page): Promise<readonly BoardInput[]> =>
  page.evaluate(() => [...window.scene.inputs]);
const placeOf = (page: Page, cell: number): Promise<{ x: number; y: number }> =>
  page.evaluate((at) => window.scene.placeOf(at), cell);

async function press(page: Page, cell: number): Promise<void> {
  const { x, y } = await placeOf(page, cell);
  await page.mouse.move(x, y);
  await page.mouse.down();
}

test.describe('the board at work', () => {
  test('draws nothing while nothing happens', async ({ openScene }) => {
    const page = await openScene({ scene: 'lamplighter', isAnimated: true });
    const before = await frames(page);

    const awaited = await page.evaluate(async () => {
      let count = 0;
      for (let frame = 0; frame < 60; frame++) {
        count += window.awaitedFrames.size;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return count;
    });

    expect(awaited, 'frames that the board asked for').toBe(0);
    expect(await frames(page)).toBe(before);
  });

  test('shows every cell a fast stroke crosses', async ({ openScene }) => {
    const page = await openScene({ scene: 'large', size: 12 });
    await press(page, 0);
    const end = await placeOf(page, 11);

    await page.mouse.move(end.x, end.y);
    await page.mouse.up();

    const events = await inputs(page);
    const crossed = events.flatMap((input) => (input.type === 'stroke.move' ? input.cells : []));
    expect(crossed).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect([events.at(0)?.type, events.at(-1)?.type]).toEqual(['stroke.start', 'stroke.end']);
  });

  test('paints the second color with the right button, and shows no menu', async ({
    openScene,
  }) => {
    const page = await openScene({ scene: 'large', size: 4 });
    await page.evaluate(() => {
      document.addEventListener('contextmenu', (event) => {
        document.title = event.defaultPrevented ? 'suppressed' : 'shown';
      });
    });
    const { x, y } = await placeOf(page, 5);

    await page.mouse.click(x, y, { button: 'right' });

    expect(await inputs(page)).toMatchObject([
      { type: 'stroke.start', cell: 5, button: 'secondary' },
      { type: 'stroke.end' },
    ]);
    await expect(page).toHaveTitle('suppressed');
  });

  test('takes a stroke back when a second finger lands, and zooms', async ({ openScene }) => {
    const page = await openScene({ scene: 'large', size: 20 });
    const fingers = await Fingers.on(page);
    const before = await placeOf(page, 21);
    const apart = (by: number): Point[] => [
      { x: 200 - by, y: 200 - by },
      { x: 260 + by, y: 260 + by },
    ];

    await fingers.send('touchStart', 0, { x: 200, y: 200 });
    await fingers.send('touchStart', 60, ...apart(0));
    await fingers.send('touchMove', 80, ...apart(20));
    await fingers.send('touchMove', 100, ...apart(40));
    await fingers.send('touchMove', 120, ...apart(60));
    await fingers.send('touchEnd', 140);
    await settle(page);

    const types = (await inputs(page)).map(({ type }) => type);
    expect(types.at(-1)).toBe('stroke.cancel');
    // Twice if the first finger rested long.
    expect(new Set(types)).toEqual(new Set(['stroke.start', 'stroke.cancel']));
    const after = await placeOf(page, 21);
    expect(after.x).toBeLessThan(before.x - 50);
  });

  test('paints the second color when a finger rests', async ({ openScene }) => {
    const page = await openScene({ scene: 'large', size: 4 });
    const fingers = await Fingers.on(page);

    await fingers.send('touchStart', 0, await placeOf(page, 6));
    await expect.poll(async () => (await inputs(page)).length).toBe(3);
    await fingers.send('touchEnd', 600);

    expect(await inputs(page)).toMatchObject([
      { type: 'stroke.start', cell: 6, button: 'primary' },
      { type: 'stroke.cancel' },
      { type: 'stroke.start', cell: 6, button: 'secondary' },
      { type: 'stroke.end' },
    ]);
  });

  test('keeps the color of a tap that ends while the page is busy', async ({ openScene }) => {
    const page = await openScene({ scene: 'large', size: 4 });
    const fingers = await Fingers.on(page);

    await fingers.send('touchStart', 0, await placeOf(page, 6));
    const busy = page.evaluate(() => {
      const untilMs = performance.now() + 1000;
      while (performance.now() < untilMs);
    });
    await Promise.all([busy, fingers.send('touchEnd', 80)]);
    await expect.poll(async () => (await inputs(page)).at(-1)?.type).toBe('stroke.end');

    const starts = (await inputs(page)).filter(({ type }) => type === 'stroke.start');
    expect(starts.at(-1)).toMatchObject({ cell: 6, button: 'primary' });
  });

  test('keeps to a row or column while Shift is held', async ({ openScene }) => {
    const page = await openScene({ scene: 'large', size: 8 });
    const end = await placeOf(page, 13);
    await press(page, 0);

    await page.keyboard.down('Shift');
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await page.mouse.up();

    const events = await inputs(page);
    const crossed = events.flatMap((input) => (input.type === 'stroke.move' ? input.cells : []));
    expect(crossed).toEqual([1, 2, 3, 4, 5]);
  });

  test('zooms at the pointer, and shows the whole board again on demand', async ({ openScene }) => {
    const page = await openScene({ scene: 'large', size: 20 });
    const start = await placeOf(page, 210);
    await page.mouse.move(start.x, start.y);

    await page.mouse.wheel(0, -600);
    await expect.poll(async () => (await placeOf(page, 0)).x).toBeLessThan(0);
    await settle(page);

    const zoomed = await placeOf(page, 210);
    expect(Math.hypot(zoomed.x - start.x, zoomed.y - start.y)).toBeLessThan(2);
    expect((await placeOf(page, 0)).x).toBeLessThan(0);
    await page.evaluate(() => window.scene.fit());
    expect(await placeOf(page, 210)).toEqual(start);
  });

  test('looks the same in parts as drawn at once', async ({ openScene }) => {
    const page = await openScene({ scene: 'lamplighter', isAnimated: true });
    await page.evaluate(() => window.scene.paint([8, 9, 10, 33, 40], 'light', { x: 1, y: 1 }));
    await page.evaluate(() => window.scene.setErrors([9, 10, 18]));
    await settle(page);
    const inParts = await page.screenshot();

    await page.setViewportSize({ width: 481, height: 480 });
    await page.setViewportSize({ width: 480, height: 480 });
    await settle(page);

    expect(await difference(page, inParts, await page.screenshot())).toBeLessThanOrEqual(4);
  });

  for (const scene of ['lamplighter', 'counted lines', 'paste cells'])
    test(`comes back when the graphics card was lost: ${scene}`, async ({ openScene }) => {
      const page = await openScene({ scene });
      const before = await page.screenshot();

      await page.evaluate(async () => {
        const canvas = document.querySelector('canvas');
        const extension = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
        const told = (name: string) =>
          new Promise((resolve) => canvas?.addEventListener(name, resolve, { once: true }));
        const lost = told('webglcontextlost');
        extension?.loseContext();
        await lost;
        // The context may be restored only after the page has handled its loss.
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const restored = told('webglcontextrestored');
        extension?.restoreContext();
        await restored;
      });
      await settle(page);

      expect(await difference(page, before, await page.screenshot())).toBeLessThanOrEqual(4);
    });

  test('leaves nothing behind, however often a board comes and goes', async ({
    page,
    openScene,
  }) => {
    await page.addInitScript(countWhatIsHeld);
    await openScene({ scene: 'counted lines', viewport: { width: 160, height: 160 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const before = await leastCounts(session, page, 1);

    const after = await leastCounts(session, page, 3);

    expect(after).toEqual(before);
    // The context tests what the browser can do, once for all boards.
    expect(after.held).toMatchObject({ contexts: 1, textures: 0, buffers: 0, frames: 0 });
  });
});

/** Resources of a page that must be freed, at one moment. */
interface Held {
  /** Of the graphics card, in contexts that were not given back. */
  readonly contexts: number;
  readonly textures: number;
  readonly buffers: number;
  /** Frames asked for and not yet drawn: a clock that runs always has one. */
  readonly frames: number;
  readonly intervals: number;
}

declare global {
  interface Window {
    held(): Held;
  }
}

/** Runs in the page before anything else: keeps count of what is made and freed. */
function countWhatIsHeld(): void {
  const made = { textures: 0, buffers: 0 };
  const contexts: WeakRef<WebGL2RenderingContext>[] = [];
  const frames = new Set<unknown>();
  const intervals = new Set<unknown>();

  /** Have `told` know of every call of a method. */
  const spy = (
    owner: object,
    name: string,
    told: (result: unknown, args: readonly unknown[]) => void,
  ) => {
    const original = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
    Reflect.set(owner, name, function (this: unknown, ...args: unknown[]): unknown {
      const result: unknown = Reflect.apply(original, this, args);
      told(result, args);
      return result;
    });
  };
  const { prototype } = WebGL2RenderingContext;
  spy(prototype, 'createTexture', () => (made.textures += 1));
  spy(prototype, 'deleteTexture', (_, [freed]) => (made.textures -= freed ? 1 : 0));
  spy(prototype, 'createBuffer', () => (made.buffers += 1));
  spy(prototype, 'deleteBuffer', (_, [freed]) => (made.buffers -= freed ? 1 : 0));
  spy(HTMLCanvasElement.prototype, 'getContext', (context) => {
    const isNew =
      context instanceof WebGL2RenderingContext && !contexts.some((one) => one.deref() === context);
    if (isNew) contexts.push(new WeakRef(context));
  });
  spy(window, 'cancelAnimationFrame', (_, [id]) => frames.delete(id));
  spy(window, 'setInterval', (id) => intervals.add(id));
  spy(window, 'clearInterval', (_, [id]) => intervals.delete(id));
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => {
    const id = request((now) => {
      frames.delete(id);
      draw(now);
    });
    frames.add(id);
    return id;
  };
  window.held = () => ({
    ...made,
    contexts: contexts.filter((one) => one.deref()?.isContextLost() === false).length,
    frames: frames.size,
    intervals: intervals.size,
  });
}

async function openAndClose(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.evaluate(() => window.scene.mount());
    await page.waitForFunction(() => window.scene.frames() > 0);
    await page.evaluate(() => window.scene.unmount());
    await page.waitForFunction(() => document.querySelector('canvas') === null);
  }
}

interface Counts {
  readonly listeners: number;
  readonly nodes: number;
  readonly held: Held;
}

async function countsOf(session: CDPSession, page: Page): Promise<Counts> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const count = (name: string): number =>
    metrics.find((metric) => metric.name === name)?.value ?? 0;
  const held = await page.evaluate(() => window.held());
  return { listeners: count('JSEventListeners'), nodes: count('Nodes'), held };
}

/**
 * Resources left after a board was mounted and unmounted this many times, three times over.
 * Sometimes the browser itself retains two nodes of the last board: the minimum counts, to which a
 * leak adds anyway.
 */
async function leastCounts(session: CDPSession, page: Page, times: number): Promise<Counts> {
  const counts: Counts[] = [];
  for (let round = 0; round < 3; round += 1) {
    await openAndClose(page, times);
    counts.push(await countsOf(session, page));
  }
  const { held } = await countsOf(session, page);
  const least = (name: 'listeners' | 'nodes') => Math.min(...counts.map((it) => it[name]));
  return { listeners: least('listeners'), nodes: least('nodes'), held };
}

/** The largest difference of any channel of any pixel, of 255. */
async function difference(page: Page, a: Buffer, b: Buffer): Promise<number> {
  return page.evaluate(
    async ([first, second]) => {
      const pixels = async (base64: string): Promise<Uint8ClampedArray> => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        return (
          context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
        );
      };
      const [left, right] = [await pixels(first), await pixels(second)];
      return left.reduce(
        (most, value, at) => Math.max(most, Math.abs(value - (right[at] ?? 0))),
        0,
      );
    },
    [a.toString('base64'), b.toString('base64')] as const,
  );
}
