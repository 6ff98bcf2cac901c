import type { Page } from '@playwright/test';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from '../fixtures.ts';

const PUZZLE = '4x2|T4:nnnnnnnn|C1:|Z|Sviewpoint,x=1,y=0,number=3|Rconnect_all,color=dark';

/** Programs that draw a board: they are compiled while the page is idle. */
const PROGRAMS = 6;

declare global {
  interface Window {
    /** Events so far, in order. */
    happened: string[];
    /** Text of all parts of programs. */
    sources: string[];
  }
}

/** Runs in the page before its own scripts. */
function watch(): void {
  window.happened = [];
  window.sources = [];
  const gl = WebGL2RenderingContext.prototype;
  const note = (method: 'compileShader' | 'linkProgram' | 'drawElements', word: string) => {
    const original: unknown = Reflect.get(gl, method);
    if (!(original instanceof Function)) return;
    Reflect.set(gl, method, function (this: unknown, ...args: unknown[]): unknown {
      window.happened.push(word);
      const result: unknown = Reflect.apply(original, this, args);
      return result;
    });
  };
  const attach = Reflect.get<typeof gl, 'attachShader'>(gl, 'attachShader');
  gl.attachShader = function (program, shader) {
    window.sources.push(this.getShaderSource(shader) ?? '');
    attach.call(this, program, shader);
  };
  note('compileShader', 'compiled');
  note('linkProgram', 'linked');
  note('drawElements', 'drawn');
  addEventListener('pointerdown', () => window.happened.push('pressed'), true);
  new MutationObserver((records) => {
    for (const { target } of records)
      if (target instanceof Element && target.matches('[role="gridcell"]'))
        window.happened.push('named');
  }).observe(document, { subtree: true, attributeFilter: ['aria-label'] });
}

/** Programs that were linked so far. */
function linked(page: Page): Promise<number> {
  return page.evaluate(() => window.happened.filter((word) => word === 'linked').length);
}

/** Do what draws with everything: hover, press, focus, counts, an error, the end of a puzzle. */
async function useEverything(solve: SolveDriver): Promise<void> {
  const { page } = solve;
  const { x, y } = await solve.middleOf(1);
  await page.mouse.click(x, y);
  await expect(solve.cell(1, 2)).toHaveAccessibleName(/dark/);
  await solve.tabToBoard();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.down('Control');
  await page.keyboard.up('Control');
  await page.keyboard.press('Control+Space');
  await expect.poll(() => solve.letters()).not.toContain('n');
}

/** No program that draws the board calculates with short numbers. */
async function expectPrecise(page: Page): Promise<void> {
  const sources = await page.evaluate(() => window.sources);
  expect(sources.some((source) => source.includes('uState'))).toBe(true);
  for (const source of sources) {
    // Pictures of 8 bits, which Pixi reads, are what short samplers are made for.
    expect(source).not.toMatch(/\b(?:lowp|mediump)\b(?! sampler2D)/);
    expect(source).not.toMatch(/^\s*uniform\s+sampler2D\s+uState/m); // lowp when nothing is said
  }
}

async function expectDrawnFirst(solve: SolveDriver): Promise<void> {
  const { page } = solve;
  const { x, y } = await solve.middleOf(6);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(solve.cell(2, 3)).toHaveAccessibleName(/dark/);
  await page.mouse.up();

  const happened = await page.evaluate(() => window.happened);
  const since = happened.slice(happened.lastIndexOf('pressed'));
  expect(since.indexOf('named')).toBeGreaterThan(since.indexOf('drawn'));
  expect(since.indexOf('drawn')).toBeGreaterThan(0);
  await page.keyboard.press('z');
  await expect(solve.cell(2, 3)).toHaveAccessibleName(/empty/);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(watch);
});

test('a press is drawn before the page tells of it; all programs are compiled before, precisely, and again after the graphics card was lost', async ({
  page,
}) => {
  const solve = new SolveDriver(page);
  await solve.open(PUZZLE);
  await expect.poll(() => linked(page)).toBe(PROGRAMS);
  await expectPrecise(page);
  await expectDrawnFirst(solve);

  await useEverything(solve);

  expect(await linked(page)).toBe(PROGRAMS);

  const lost = await page.evaluateHandle(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.live-board canvas');
    const extension = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    extension?.loseContext();
    return extension;
  });
  await page.waitForFunction(() =>
    document
      .querySelector<HTMLCanvasElement>('.live-board canvas')
      ?.getContext('webgl2')
      ?.isContextLost(),
  );
  await lost.evaluate((extension) => extension?.restoreContext());

  await expect.poll(() => linked(page)).toBe(2 * PROGRAMS);
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await expect.poll(() => solve.letters()).toBe('nnnnnnnn');
  await useEverything(solve);
  expect(await linked(page)).toBe(2 * PROGRAMS);
});
