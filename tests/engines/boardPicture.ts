import { expect } from '@playwright/test';
import { channels } from '#tests/support/contrast.ts';
import { readPng, type Pixels } from '#tests/support/readPng.ts';
import { lettersOf } from '#tests/support/lettersOf.ts';
import { GIVEN } from '#engine/picture/geometry.ts';
import type { BrowserDriver } from './driver/BrowserDriver.ts';
import type { Player, SpokenCell } from './Player.ts';

/** Colors of the theme in force. */
interface Inks {
  readonly dark: number;
  readonly light: number;
  readonly gray: number;
  readonly plate: number;
}

/** Look at the board in a picture of the window: what is wrong with it, cell by cell. */
async function faultsOfBoard(browser: BrowserDriver, player: Player): Promise<readonly string[]> {
  await player.comesToRest();
  const inks = await readInks(browser);
  const cells = await player.cells();
  const picture = readPng(await browser.screenshot());
  return cells.flatMap((cell) =>
    faultsOf(cell, picture, inks).map((fault) => `${cell.name}: ${fault}`),
  );
}

/** A picture in which the board is as the grid tells it. */
export async function expectTruePicture(browser: BrowserDriver, player: Player): Promise<void> {
  expect(await faultsOfBoard(browser, player)).toEqual([]);
}

/**
 * The cells that look different after something was done: `x` for different, `-` for the same. What
 * is drawn round a cell reaches into its neighbors, so that their edges are looked at on request
 * alone.
 */
export async function cellsChangedBy(
  browser: BrowserDriver,
  player: Player,
  action: () => Promise<void>,
  inset = INSET,
): Promise<string> {
  const look = async () => {
    await player.comesToRest();
    return readPng(await browser.screenshot());
  };
  const before = await look();
  await action();
  const after = await look();
  const cells = await player.cells();
  return cells.map((cell) => (looksAlike(cell, inset, [before, after]) ? '-' : 'x')).join('');
}

/** Whether no pixel of a cell, a strip along its edges aside, is another in two pictures. */
function looksAlike(
  { left, top, width, height }: SpokenCell,
  inset: number,
  [before, after]: readonly [Pixels, Pixels],
): boolean {
  for (let y = Math.ceil(top + inset * height); y < top + (1 - inset) * height; y++)
    for (let x = Math.ceil(left + inset * width); x < left + (1 - inset) * width; x++)
      if (distance(before.pixelAt(x, y), after.pixelAt(x, y)) > TINT) return false;
  return true;
}

const COLOR_OF = { b: 'dark', w: 'light', n: 'gray' } as const;
/** Points of a cell that are looked at, from its edge, in cells: within the frame of a given. */
const SAMPLES = [0.18, 0.26, 0.34, 0.42, 0.5, 0.58, 0.66, 0.74, 0.82];
/** The share of a cell that a symbol leaves free at least. */
const FREE = 0.45;
/** How far apart colors are that eyes take for the same: the light of the lamp lies over some. */
const NEAR = 60;
/** How far apart colors are at least that eyes tell from each other side by side. */
const TINT = 16;
/** The strip along the edges of a cell that frames round its neighbors may cover, in cells. */
const INSET = 0.12;

function faultsOf(cell: SpokenCell, picture: Pixels, inks: Inks): string[] {
  const letter = lettersOf([cell.name]);
  if (letter !== 'b' && letter !== 'w' && letter !== 'n') return [];
  const wanted = COLOR_OF[letter];
  const at = (x: number, y: number): number =>
    picture.pixelAt(Math.round(cell.left + x * cell.width), Math.round(cell.top + y * cell.height));
  const seen = SAMPLES.flatMap((y) => SAMPLES.map((x) => at(x, y)));
  const right = seen.filter((color) => isOf(color, wanted, inks)).length;
  const faults: string[] = [];
  if (right < FREE * seen.length)
    faults.push(`only ${right} of ${seen.length} points are ${wanted}`);
  const isClue = /, (?:given, )?(?!given)[^,]+: /.test(cell.name) || cell.name.includes('number');
  if (isClue && right === seen.length) faults.push('its symbol cannot be seen');
  if (cell.name.includes(', given') && !hasFrame(at, wanted, inks)) faults.push('has no frame');
  return faults;
}

/** Whether a pixel shows a color, and no other one more than that. */
function isOf(color: number, wanted: 'dark' | 'light' | 'gray', inks: Inks): boolean {
  const { [wanted]: own, ...others } = inks;
  const away = distance(color, own);
  return (
    away < NEAR && Object.values(others).every((other: number) => away <= distance(color, other))
  );
}

/** The line inside the cells that a player may not change. */
function hasFrame(
  at: (x: number, y: number) => number,
  color: 'dark' | 'light' | 'gray',
  inks: Inks,
): boolean {
  const near = [-0.02, -0.01, 0, 0.01, 0.02].map((off) => GIVEN.inset + off);
  const crossings = near.flatMap((line) => [at(line, 0.5), at(0.5, line)]);
  return crossings.some((pixel) => distance(pixel, inks[color]) > NEAR);
}

function distance(a: number, b: number): number {
  const other = channels(b);
  return Math.hypot(...channels(a).map((value, index) => value - (other[index] ?? 0)));
}

/** The browser computes the colors of the theme, and paints each on a pixel. */
async function readInks(browser: BrowserDriver): Promise<Inks> {
  return (await browser.run(
    `const probe = document.body.appendChild(document.createElement('span'));
     const canvas = document.createElement('canvas');
     canvas.width = canvas.height = 1;
     const pen = canvas.getContext('2d', { willReadFrequently: true });
     const inks = ['dark', 'light', 'gray', 'plate'].map((name) => {
       probe.style.color = 'var(--board-' + name + ')';
       pen.fillStyle = getComputedStyle(probe).color;
       pen.fillRect(0, 0, 1, 1);
       const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
       return [name, red * 65536 + green * 256 + blue];
     });
     probe.remove();
     return Object.fromEntries(inks);`,
  )) as Inks;
}
