import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { invariant } from '#base/invariant.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from './fixtures.ts';

/** An area number 8 on a gray cell, nothing beside it, and a text in another script. */
const GRID =
  '0_3x1|T3:nnn|C1:|Z|Snumber,x=0,y=0,number=8:custom_text,x=2,y=0,description=,text=Ж,rotation=0|R';

/** Pixels a cell: 64 of the picture, each drawn as two. */
const CELL_PX = 128;
const MARGIN_PX = CELL_PX / 2;

test('a picture is saved as a PNG in the fonts of the board, and as an SVG with them inside', async ({
  page,
}) => {
  const solve = new SolveDriver(page);
  await solve.open(GRID);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('switch', { name: 'Board only' }).check();

  const png = await saved(page, 'Save as PNG');
  expect(png.name).toMatch(/\.png$/);
  const ink = await inkOf(page, png.bytes);
  expect(ink.size).toEqual([4 * CELL_PX, 2 * CELL_PX]);
  expect(ink.cells[1]).toBeNull();
  expect(ink.cells[0]).not.toBeNull();
  expect(ink.cells[2]).not.toBeNull();
  ink.cells[0]?.forEach((edge, side) => {
    const fromPage = ink.expected[side] ?? 0;
    expect(Math.abs(edge - fromPage), `side ${String(side)} of the figure`).toBeLessThan(3);
  });

  const svg = await saved(page, 'Save as SVG');
  const text = svg.bytes.toString('utf8');
  expect(svg.name).toMatch(/\.svg$/);
  expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(text.match(/src:url\(data:font\/woff2;base64,/g)).toHaveLength(2);
  expect(text).not.toMatch(/var\(|url\((?!data:|#)/);
});

async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Left, top, right and bottom of what is drawn in the middle of a cell; null for nothing. */
type Edges = readonly [number, number, number, number] | null;

/** The size of a PNG, what its cells show, and what the page itself would draw there. */
async function inkOf(page: Page, png: Buffer) {
  const found = await page.evaluate(
    async ([base64, cellPx, marginPx]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) return null;

      /**
       * Edges of all that differs from the color at the cell's upper middle, in the inner part of a
       * cell.
       */
      const edgesIn = (cell: number): [number, number, number, number] | null => {
        const inset = Math.round(0.12 * cellPx);
        const side = cellPx - 2 * inset;
        const left = marginPx + cell * cellPx + inset;
        const { data } = context.getImageData(left, marginPx + inset, side, side);
        const differs = (at: number) =>
          [0, 1, 2].some(
            (channel) => Math.abs((data[at + channel] ?? 0) - (data[channel] ?? 0)) > 90,
          );
        const edges: [number, number, number, number] = [side, side, -1, -1];
        for (let y = 0; y < side; y += 1)
          for (let x = 0; x < side; x += 1) {
            if (!differs(4 * (y * side + x))) continue;
            edges[0] = Math.min(edges[0], x);
            edges[1] = Math.min(edges[1], y);
            edges[2] = Math.max(edges[2], x);
            edges[3] = Math.max(edges[3], y);
          }
        return edges[2] < 0 ? null : edges;
      };

      context.drawImage(image, 0, 0);
      const cells = [0, 1, 2].map(edgesIn);
      await document.fonts.load("480 80px 'Source Serif 4 Variable'", '8');
      context.fillStyle = '#000';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = '#fff';
      context.textAlign = 'center';
      const size = 0.64 * cellPx;
      context.font = `480 ${String(size)}px 'Source Serif 4 Variable'`;
      context.fillText('8', marginPx + 0.5 * cellPx, marginPx + 0.5 * cellPx + 0.333 * size);
      const expected = edgesIn(0) ?? [];
      return { size: [image.width, image.height], cells, expected };
    },
    [png.toString('base64'), CELL_PX, MARGIN_PX] as const,
  );
  invariant(found, 'the browser has a 2D canvas');
  return found satisfies { readonly cells: readonly Edges[] };
}
