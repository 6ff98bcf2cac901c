import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellSet,
  traceContour,
  loopArea,
  roundOutline,
  withoutHoles,
  type CellSet,
  type Outline,
} from '#engine/picture/contour.ts';

const SHAPE = { inset: 0.033, outer: 0.17, inner: 0.236 };

/** `#` is in the set, anything else is not; `/` next row. */
function drawn(text: string): CellSet {
  return cellSet(
    text
      .split('/')
      .flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '#' ? [{ x, y }] : []))),
  );
}

/** Turns of each outline, clockwise from the upper left. */
function turns(text: string): readonly string[] {
  return traceContour(drawn(text)).map((loop) =>
    loop.map(({ turn }) => (turn === 'right' ? 'R' : 'L')).join(''),
  );
}

/** Area inside an outline: the polygon of its ends, plus or minus the segments of its arcs. */
function outlineArea({ start, steps }: Outline): number {
  let { x, y } = start;
  let area = 0;
  for (const step of steps) {
    area += (x * step.y - step.x * y) / 2;
    if (step.kind === 'arc') {
      const segment = step.radius ** 2 * (Math.PI / 4 - 0.5);
      area += step.clockwise ? segment : -segment;
    }
    ({ x, y } = step);
  }
  return area;
}

/** The area by the corner table of the design system, summed over the lattice points. */
function tableArea(set: CellSet, { inset, outer, inner }: typeof SHAPE): number {
  const lost = 1 - Math.PI / 4;
  let area = 0;
  for (let y = set.top; y <= set.top + set.height; y++)
    for (let x = set.left; x <= set.left + set.width; x++) {
      const [nw, ne, sw, se] = [
        set.has(x - 1, y - 1),
        set.has(x, y - 1),
        set.has(x - 1, y),
        set.has(x, y),
      ];
      const count = [nw, ne, sw, se].filter(Boolean).length;
      const corner = (0.5 - inset) ** 2 - lost * outer ** 2;
      if (count === 1) area += corner;
      else if (count === 2) area += nw === se ? 2 * corner : 0.5 - inset;
      else if (count === 3) area += 0.75 - inset - inset ** 2 + lost * inner ** 2;
      else if (count === 4) area += 1;
    }
  return area;
}

const randomSet = fc
  .uniqueArray(
    fc.record({ x: fc.integer({ min: -3, max: 4 }), y: fc.integer({ min: -2, max: 5 }) }),
    {
      selector: ({ x, y }) => `${String(x)} ${String(y)}`,
      maxLength: 40,
    },
  )
  .map((cells) => ({ cells, set: cellSet(cells) }));

describe('the contour of a set of cells', () => {
  it('rounds the four corners of a single cell', () => {
    expect(turns('#')).toEqual(['RRRR']);
  });

  it('runs straight past two cells side by side', () => {
    expect(turns('##')).toEqual(['RRRR']);
  });

  it('keeps two cells apart that meet only diagonally', () => {
    expect(turns('#./.#')).toEqual(['RRRR', 'RRRR']);
    expect(turns('.#/#.')).toEqual(['RRRR', 'RRRR']);
  });

  it('turns left once round three cells of a square', () => {
    expect(turns('##/#.')).toEqual(['RRLRRR']);
    expect(turns('##/.#')).toEqual(['RRRLRR']);
    expect(turns('#./##')).toEqual(['RLRRRR']);
  });

  it('fills four cells of a square', () => {
    expect(turns('##/##')).toEqual(['RRRR']);
  });

  it('walks round a hole the other way', () => {
    const [outside, hole] = traceContour(drawn('###/#.#/###'));

    expect(outside?.map(({ turn }) => turn)).toEqual(Array(4).fill('right'));
    expect(hole?.map(({ turn }) => turn)).toEqual(Array(4).fill('left'));
    expect(loopArea(hole ?? [])).toBe(-1);
  });

  it('drops holes when asked, but keeps bays', () => {
    const loops = withoutHoles(traceContour(drawn('#####/#.#.#/###.#')));

    expect(loops.map(loopArea)).toEqual([13]);
  });

  it('has no outline for the empty set', () => {
    expect(traceContour(cellSet([]))).toEqual([]);
  });

  it('moves corners into the set and replaces them by quarter arcs', () => {
    const [loop] = traceContour(drawn('#'));
    const outline = roundOutline(loop ?? [], { inset: 0.1, outer: 0.2, inner: 0 });

    expect(outline.steps.slice(0, 2)).toEqual([
      { kind: 'line', x: expect.closeTo(0.7) as number, y: 0.1 },
      {
        kind: 'arc',
        x: 0.9,
        y: expect.closeTo(0.3) as number,
        center: { x: expect.closeTo(0.7) as number, y: expect.closeTo(0.3) as number },
        radius: 0.2,
        clockwise: true,
      },
    ]);
  });

  it('goes through corners without a radius', () => {
    const [loop] = traceContour(drawn('#'));
    const { steps } = roundOutline(loop ?? [], { inset: 0, outer: 0, inner: 0 });

    expect(steps).toEqual([
      { kind: 'line', x: 1, y: 0 },
      { kind: 'line', x: 1, y: 1 },
      { kind: 'line', x: 0, y: 1 },
      { kind: 'line', x: 0, y: 0 },
    ]);
  });
});

describe('the contour of any set', () => {
  it('encloses exactly its cells', () => {
    fc.assert(
      fc.property(randomSet, ({ cells, set }) => {
        const area = traceContour(set).reduce((sum, loop) => sum + loopArea(loop), 0);

        expect(area).toBe(cells.length);
      }),
    );
  });

  it('covers the area that the corner table gives', () => {
    fc.assert(
      fc.property(randomSet, ({ set }) => {
        const outlines = traceContour(set).map((loop) => roundOutline(loop, SHAPE));
        const area = outlines.reduce((sum, outline) => sum + outlineArea(outline), 0);

        expect(area).toBeCloseTo(tableArea(set, SHAPE), 9);
      }),
    );
  });

  it('is closed, finite and turns once round', () => {
    fc.assert(
      fc.property(randomSet, ({ set }) => {
        for (const loop of traceContour(set)) {
          const { start, steps } = roundOutline(loop, SHAPE);
          const last = steps.at(-1);
          const rights = loop.filter(({ turn }) => turn === 'right').length;

          expect({ x: last?.x, y: last?.y }).toEqual(start);
          expect(steps.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
          expect(Math.abs(2 * rights - loop.length)).toBe(4);
        }
      }),
    );
  });
});
