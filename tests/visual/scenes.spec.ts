import { expect } from '@playwright/test';
import type { Theme } from '#ui/shared/settings/theme.ts';
import { test } from './sceneTest.ts';

/** Antialiasing may differ a little between machines. */
const BUDGET = { maxDiffPixelRatio: 0.004, threshold: 0.15 };

/** A scene, and the themes that it is seen in, by the names of these looks. */
interface Picture {
  readonly scene: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly looks: Readonly<Record<string, Theme>>;
}

const pictures: readonly Picture[] = [
  {
    scene: 'lamplighter',
    looks: {
      'a puzzle under way, dark': 'dark',
      'a puzzle under way, light': 'light',
      'a puzzle under way, synthwave': 'synthwave',
    },
  },
  {
    scene: 'lamplighter',
    viewport: { width: 240, height: 240 },
    looks: { 'a puzzle under way, on a phone': 'dark' },
  },
  {
    scene: 'symbols',
    viewport: { width: 1100, height: 380 },
    looks: { 'every symbol': 'dark', 'every symbol, light': 'light' },
  },
  {
    scene: 'symbols',
    viewport: { width: 640, height: 240 },
    looks: { 'every symbol, small': 'dark' },
  },
  {
    scene: 'symbols everywhere',
    viewport: { width: 480, height: 340 },
    looks: {
      'symbols on edges, on corners, turned and in many scripts': 'dark',
      'symbols on edges, on corners, turned and in many scripts, light': 'light',
    },
  },
  { scene: 'marks', looks: { 'errors, highlights, holes and merged tiles': 'light' } },
  { scene: 'separate', looks: { 'separate tiles': 'dark' } },
  { scene: 'wrap', looks: { 'both axes joined, one mirrored': 'dark' } },
  { scene: 'wrap both', looks: { 'both axes joined': 'dark' } },
  { scene: 'wrap one', looks: { 'one axis joined, mirrored': 'light' } },
  { scene: 'wrap reflected', looks: { 'both axes joined to themselves': 'dark' } },
];

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
    test(name, async ({ openScene }) => {
      const viewport = { width: 230 * scenes.length, height: 210 };
      const page = await openScene({ scene: scenes.join(','), viewport });
      for (const theme of ['dark', 'light'] as const) {
        await page.evaluate((it) => window.scene.setTheme(it), theme);
        await expect.soft(page).toHaveScreenshot(fileOf(`${name}, ${theme}`), BUDGET);
      }
    });
});

/** The picture that a look is compared with. */
function fileOf(name: string): string {
  return `${name.replaceAll(/[ ,:]+/g, '-')}.png`;
}

test('the roles of a hint can be told without colors', async ({ openScene }) => {
  const page = await openScene({ scene: 'roles of a hint', viewport: { width: 480, height: 260 } });
  await page.addStyleTag({ content: 'html { filter: grayscale(1) }' });
  await expect(page).toHaveScreenshot(fileOf('the roles of a hint'), BUDGET);

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

/** Mean difference of two pictures, from 0 to 255. */
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
  for (const { looks, ...options } of pictures)
    test(Object.keys(looks).join('; '), async ({ openScene }) => {
      const page = await openScene(options);
      for (const [name, theme] of Object.entries(looks)) {
        await page.evaluate((it) => window.scene.setTheme(it), theme);
        await expect.soft(page).toHaveScreenshot(fileOf(name), BUDGET);
      }
    });
});
