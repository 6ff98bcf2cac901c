import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editLine, resizeGrid } from '#engine/edit/resize.ts';
import { anchoredOffset, type Anchor } from '#engine/grid/anchor.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { LineEdit } from '#engine/grid/lines.ts';
import { gridEquals } from '#engine/judging/equality.ts';
import { english } from '#texts/english.ts';
import { gridFrom, textOf } from '#tests/support/texts.ts';
import { randomGrid } from '#tests/support/randomGrids.ts';

const ENDS = ['start', 'middle', 'end'] as const;
const anchors: fc.Arbitrary<Anchor> = fc.record({
  x: fc.constantFrom(...ENDS),
  y: fc.constantFrom(...ENDS),
});

/** Grids with holes, connections, zones, a second solution, and symbols on edges and corners. */
const grids = fc
  .nat()
  .map((seed) =>
    randomGrid(seed, { rules: ['mystery', 'music'], symbols: ['number', 'galaxy', 'letter'] }),
  );

function resized(grid: Grid, width: number, height: number, anchor?: Anchor): Grid {
  const result = resizeGrid(grid, width, height, anchor);
  if (!result.ok) throw new Error(english.say(result.error));
  return result.value;
}

/** The same size reached one line after the other, each a whole edit. */
function resizedByLines(grid: Grid, width: number, height: number, anchor: Anchor): Grid {
  const before = anchoredOffset(anchor, grid, { width, height });
  const columns = { axis: 'column', before: before.x, more: width - grid.width } as const;
  const rows = { axis: 'row', before: before.y, more: height - grid.height } as const;
  let next = grid;
  for (const { axis, before: first, more } of [columns, rows]) {
    const kind: LineEdit['kind'] = more > 0 ? 'insert' : 'remove';
    for (let i = 0; i < Math.abs(more); i++) {
      const size = axis === 'column' ? next.width : next.height;
      const end = kind === 'insert' ? size : size - 1;
      const isAtEnd = i < Math.abs(more - first);
      next = editLine(next, { axis, kind, index: isAtEnd ? end : 0 });
    }
  }
  return next;
}

describe('a grid in another size', () => {
  it.each([
    ['the right side', { x: 'end', y: 'start' }, '4x1|T4:nnbw'],
    ['the middle', { x: 'middle', y: 'middle' }, '4x1|T4:nbwn'],
    ['the left side', { x: 'start', y: 'end' }, '4x1|T4:bwnn'],
  ] as const)('keeps %s where it is', (_, anchor, text) => {
    expect(textOf(resized(gridFrom('2x1|T2:bw'), 4, 1, anchor))).toBe(text);
  });

  it('takes symbols, connections and borders along', () => {
    const grid = gridFrom('2x1|T2:bb|C2:AA|Z0_0_1_0|Sletter,x=0.5,y=0,letter=A');

    expect(textOf(resized(grid, 3, 2, { x: 'end', y: 'end' }))).toBe(
      '3x2|T3:nnnnbb|C3:....AA|Z1_1_1_0|Sletter,x=1.5,y=1,letter=A',
    );
  });

  it('may have no cells', () => {
    expect(resized(gridFrom('2x2|T2:bwwb'), 0, 2, { x: 'middle', y: 'start' }).tiles).toEqual([]);
    expect(textOf(resized(gridFrom('0x0'), 2, 1, { x: 'end', y: 'end' }))).toBe('2x1|T2:nn');
  });

  it('is the same grid if the size is the same', () => {
    const grid = gridFrom('2x1|T2:bw');

    expect(resized(grid, 2, 1, { x: 'end', y: 'middle' })).toBe(grid);
  });

  it('has every tile where the anchor says', () => {
    fc.assert(
      fc.property(grids, anchors, fc.nat(7), fc.nat(7), (grid, anchor, width, height) => {
        const next = resized(grid, width, height, anchor);
        const { x: right, y: down } = anchoredOffset(anchor, grid, next);

        next.tiles.forEach((tile, cell) => {
          const x = (cell % width) - right;
          const y = Math.floor(cell / width) - down;
          const isOld = x >= 0 && x < grid.width && y >= 0 && y < grid.height;
          if (isOld) expect(tile).toBe(grid.tiles[y * grid.width + x]);
          else expect(tile).toEqual({ exists: true, fixed: false, color: 'gray' });
        });
      }),
    );
  });

  it('is what inserting and removing line after line makes of it', () => {
    fc.assert(
      fc.property(grids, anchors, fc.nat(8), fc.nat(8), (grid, anchor, width, height) => {
        const next = resized(grid, width, height, anchor);

        expect(gridEquals(next, resizedByLines(grid, width, height, anchor))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('comes back by shrinking as much as it grew', () => {
    fc.assert(
      fc.property(grids, anchors, fc.nat(5), fc.nat(5), (grid, anchor, wider, higher) => {
        const larger = resized(grid, grid.width + wider, grid.height + higher, anchor);

        expect(gridEquals(resized(larger, grid.width, grid.height, anchor), grid)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
