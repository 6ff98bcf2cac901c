import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import { fitsInto } from '#engine/shapes/match.ts';
import {
  canonicalShape,
  isSameShape,
  shapeOfGrid,
  shapeOfPoints,
  listVariants,
} from '#engine/shapes/shape.ts';

const shape = (tiles: string) => shapeOfGrid(exampleGrid({ tiles }));

const shapes = fc
  .array(
    fc
      .array(fc.constantFrom(...'bwnn.'), { minLength: 4, maxLength: 4 })
      .map((row) => row.join('')),
    { minLength: 1, maxLength: 4 },
  )
  .map((rows) => shape(rows.join('/')));

describe('a shape', () => {
  it('has no place, and neither gray cells nor holes', () => {
    expect(shape('nnn/nbn/.wn')).toEqual(shape('b/w'));
    expect(shape('nn/..')).toEqual({ width: 0, height: 0, cells: [] });
  });

  it('has as many variants as it looks different', () => {
    expect(listVariants(shape('b'))).toHaveLength(1);
    expect(listVariants(shape('bb'))).toHaveLength(2);
    expect(listVariants(shape('bw'))).toHaveLength(4);
    expect(listVariants(shape('bbb/bnn'))).toHaveLength(8);
  });

  it('keeps its canonical form however it is turned and mirrored', () => {
    fc.assert(
      fc.property(shapes, (one) => {
        for (const variant of listVariants(one)) {
          expect(canonicalShape(variant)).toEqual(canonicalShape(one));
          expect(isSameShape(variant, one)).toBe(true);
        }
      }),
    );
  });

  it('differs from one in other colors', () => {
    expect(isSameShape(shape('bw'), shape('bb'))).toBe(false);
    expect(isSameShape(shape('bw'), shape('w/b'))).toBe(true);
  });

  it('fits into places that hold it in any way', () => {
    const corner = [
      { x: -1, y: 0 },
      { x: 0, y: 0 },
      { x: 0, y: 1 },
    ];

    expect(fitsInto(listVariants(shape('bb')), corner)).toBe(true);
    expect(fitsInto(listVariants(shape('bbb')), corner)).toBe(false);
    expect(isSameShape(shapeOfPoints(corner, 'dark'), shape('bb/nb'))).toBe(true);
  });
});
