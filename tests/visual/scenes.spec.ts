import { expect } from '@playwright/test';
import { test, type SceneOptions } from './sceneTest.ts';

/** Antialiasing may differ a little between machines. */
const BUDGET = { maxDiffPixelRatio: 0.004, threshold: 0.15 };

const pictures: Readonly<Record<string, SceneOptions>> = {
  'a puzzle under way, dark': { scene: 'lamplighter' },
  'a puzzle under way, light': { scene: 'lamplighter', theme: 'light' },
  'a puzzle under way, synthwave': { scene: 'lamplighter', theme: 'synthwave' },
  'a puzzle under way, on a phone': {
    scene: 'lamplighter',
    viewport: { width: 240, height: 240 },
  },
  'every symbol': { scene: 'symbols', viewport: { width: 1100, height: 380 } },
  'every symbol, light': {
    scene: 'symbols',
    theme: 'light',
    viewport: { width: 1100, height: 380 },
  },
  'every symbol, small': { scene: 'symbols', viewport: { width: 640, height: 240 } },
  'symbols on edges, on corners, turned and in many scripts': {
    scene: 'symbols everywhere',
    viewport: { width: 480, height: 340 },
  },
  'symbols on edges, on corners, turned and in many scripts, light': {
    scene: 'symbols everywhere',
    theme: 'light',
    viewport: { width: 480, height: 340 },
  },
  'errors, highlights, holes and merged tiles': { scene: 'marks', theme: 'light' },
  'separate tiles': { scene: 'separate' },
  'both axes joined, one mirrored': { scene: 'wrap' },
  'both axes joined': { scene: 'wrap both' },
  'one axis joined, mirrored': { scene: 'wrap one', theme: 'light' },
  'both axes joined to themselves': { scene: 'wrap reflected' },
};

/** Drawings over the board, those of one kind side by side, in a dark and a light theme. */
const overlays: Readonly<Record<string, readonly string[]>> = {
  'what clues count': ['counted lines', 'counted through the rim', 'counted in all'],
  'marks of play and state': ['play marks', 'solved ring', 'wrapped ring'],
  'the cursor of a tool': [
    'place a symbol',
    'place a symbol on an edge',
    'place a symbol on a corner',
    'meet a symbol',
    'meet a cell',
    'join cells',
    'part cells',
  ],
  'the clipboard': ['select cells', 'paste cells'],
  'the live assistant': [
    'what follows',
    'where solutions differ',
    'clues that could go',
    'a clash',
    'a clash from afar',
    'a broken puzzle',
  ],
  'a hint': [
    'a hint: where',
    'a hint: which cell',
    'a hint: why',
    'a hint: a supposition',
    'a hint: several cells',
    'a hint: a clue on an edge',
    'a hint: wrong cells',
  ],
  'resizing from other sides': ['grow to the left and upwards', 'grow and shrink about the middle'],
  resizing: ['insert a row', 'insert a last column', 'remove a column', 'grow and shrink'],
};

test.describe('what is drawn over the board looks as it should', () => {
  for (const [name, scenes] of Object.entries(overlays))
    for (const theme of ['dark', 'light'])
      test(`${name}, ${theme}`, async ({ openScene }) => {
        const viewport = { width: 230 * scenes.length, height: 210 };
        const page = await openScene({ scene: scenes.join(','), theme, viewport });

        await expect(page).toHaveScreenshot(BUDGET);
      });
});

test('the roles of a hint can be told without colors', async ({ openScene }) => {
  const page = await openScene({ scene: 'roles of a hint', viewport: { width: 480, height: 260 } });
  await page.addStyleTag({ content: 'html { filter: grayscale(1) }' });
  await expect(page).toHaveScreenshot(BUDGET);

  const cells: Buffer[] = [];
  for (let cell = 0; cell < 10; cell++) {
    const { x, y } = await page.evaluate((at) => window.scene.placeOf(at), cell);
    cells.push(await page.screenshot({ clip: { x: x - 34, y: y - 34, width: 68, height: 68 } }));
  }
  const pictures = cells.map((it) => it.toString('base64'));
  for (const [a, picture] of pictures.entries())
    for (const [b, other] of pictures.entries())
      if (a < b && !(a === 8 && b === 9))
        expect(
          await page.evaluate(differenceOf, [picture, other] as const),
          `cells ${a} and ${b}`,
        ).toBeGreaterThan(LEAST_DIFFERENCE);
});

/** By how much two pictures of cells differ at least in the mean, of 255. */
const LEAST_DIFFERENCE = 3;

/** How much two pictures differ in the mean, from 0 to 255. */
async function differenceOf(pictures: readonly [string, string]): Promise<number> {
  const [a, b] = await Promise.all(
    pictures.map(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    }),
  );
  if (!a || !b) return 0;
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}

test.describe('the board looks as it should', () => {
  for (const [name, options] of Object.entries(pictures))
    test(name, async ({ openScene }) => {
      const page = await openScene(options);

      await expect(page).toHaveScreenshot(BUDGET);
    });
});
