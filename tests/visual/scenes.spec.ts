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

test.describe('the board looks as it should', () => {
  for (const [name, options] of Object.entries(pictures))
    test(name, async ({ openScene }) => {
      const page = await openScene(options);

      await expect(page).toHaveScreenshot(BUDGET);
    });
});
