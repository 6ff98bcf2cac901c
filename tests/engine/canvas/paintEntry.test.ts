import { describe, expect, it } from 'vitest';
import { PlaceMap } from '#engine/canvas/cells/PlaceMap.ts';
import { paintEntry } from '#engine/canvas/cells/cellPaint.ts';
import type { Contact } from '#engine/edit/BoardInput.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import { FLAT } from '#engine/grid/wrap.ts';
import { invariant } from '#base/invariant.ts';
import { NO_GHOSTS } from '#engine/picture/lattice.ts';

const grid = exampleGrid({ tiles: 'nnnn/nnnn' });
const map = new PlaceMap({ grid, topology: FLAT, depth: NO_GHOSTS, separateTiles: false });

function entryAt(x: number, y: number, contact: Contact | null) {
  const place = map.placeAt[map.indexAt(x, y)];
  invariant(place, 'the place is on the board');
  return paintEntry(place, contact, grid);
}

describe('where paint enters a cell', () => {
  it('is its middle, at once, when nothing touched the board', () => {
    expect(entryAt(2, 1, null)).toEqual({ point: { x: 0.5, y: 0.5 }, delayS: 0 });
  });

  it('is the point that was pressed', () => {
    expect(entryAt(2, 1, { x: 2.25, y: 1.75 })).toEqual({
      point: { x: 0.25, y: 0.75 },
      delayS: 0,
    });
  });

  it('is the side that the stroke crossed, at once in all cells on its way', () => {
    const contact = { x: 3.5, y: 0.5, from: { x: 0.5, y: 0.5 } };

    expect(entryAt(1, 0, contact)).toEqual({ point: { x: 0, y: 0.5 }, delayS: 0 });
    expect(entryAt(3, 0, contact)).toEqual({ point: { x: 0, y: 0.5 }, delayS: 0 });
  });

  it('is the nearest point of a cell that a fill reaches, the later the farther away', () => {
    const near = entryAt(1, 0, { x: 0.5, y: 0.5 });
    const far = entryAt(3, 0, { x: 0.5, y: 0.5 });

    expect(near.point).toEqual({ x: 0, y: 0.5 });
    expect(near.delayS).toBeGreaterThan(0);
    expect(far.delayS).toBeGreaterThan(near.delayS);
  });
});
