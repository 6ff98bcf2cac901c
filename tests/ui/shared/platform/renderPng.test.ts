import { describe, expect, it } from 'vitest';
import { findCodeRanges } from '#ui/shared/platform/fontFaces.ts';
import { pngSize } from '#ui/shared/platform/renderPng.ts';

const PICTURE = { width: 333.5, height: 100 };

describe('the size of a PNG', () => {
  it('is a multiple of the size of the picture, in whole pixels', () => {
    expect(pngSize(PICTURE, { scale: 2 })).toEqual({ width: 667, height: 200 });
  });

  it('is as wide as asked, and keeps its shape', () => {
    expect(pngSize(PICTURE, { widthPx: 1200 })).toEqual({ width: 1200, height: 360 });
  });

  it('is never more than a canvas holds', () => {
    const square = pngSize({ width: 6400, height: 6400 }, { scale: 2 });
    const strip = pngSize({ width: 64, height: 64_000 }, { scale: 2 });

    expect(square).toEqual({ width: 4000, height: 4000 });
    expect(strip).toEqual({ width: 8, height: 8192 });
  });
});

describe('the characters of a font', () => {
  it('are read from ranges, single codes and wildcards', () => {
    expect(findCodeRanges('U+0000-00FF, U+131,u+4??')).toEqual([
      [0, 0xff],
      [0x131, 0x131],
      [0x400, 0x4ff],
    ]);
  });
});
