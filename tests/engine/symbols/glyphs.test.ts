import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { glyphBounds } from '#engine/glyph/bounds.ts';
import { iconGlyph, iconTitle } from '#engine/glyph/icons/icon.ts';
import { ICON_PATHS } from '#engine/glyph/icons/iconPaths.ts';
import { allSymbols, symbolById } from '#engine/symbols/index.ts';
import { ORIENTATIONS } from '#engine/grid/neighborhood.ts';
import { arbitrarySymbol } from '#tests/support/arbitraryClues.ts';
import { typed } from '#tests/support/symbolBoards.ts';
import { symbolVectorsOf } from '#tests/vectors/symbolVectorsOf.ts';

function expectInside(glyph: Parameters<typeof glyphBounds>[0], margin = 0): void {
  const { left, top, right, bottom } = glyphBounds(glyph);
  expect(left).toBeGreaterThanOrEqual(-margin);
  expect(top).toBeGreaterThanOrEqual(-margin);
  expect(right).toBeLessThanOrEqual(1 + margin);
  expect(bottom).toBeLessThanOrEqual(1 + margin);
}

/** Params that show every drawing of a symbol. */
const VARIANTS: Readonly<Record<string, readonly object[]>> = {
  dart: ORIENTATIONS.map((orientation) => ({ orientation })),
  lotus: ORIENTATIONS.map((orientation) => ({ orientation })),
  focus: [{ deadEnd: false }, { deadEnd: true, number: 1 }],
  myopia: [
    { directions: [] },
    { directions: ['up', 'right'] },
    { diagonals: true, directions: ['left', 'up', 'down-right'] },
    { diagonals: true, directions: [] },
  ],
  custom_text: [{ text: '' }, { text: 'a\nb' }, { text: 'fa', rotation: 30 }],
  custom_icon: [{ icon: 'MdStar' }, { icon: 'MdNoSuchIcon' }, { icon: 'MdStar', rotation: 90 }],
};

beforeAll(async () => {
  for (const { load } of allSymbols) await load?.();
});

describe.each(allSymbols.map((def) => ({ id: def.id, def })))('$id', ({ id, def }) => {
  it('is drawn inside its cell', () => {
    fc.assert(
      fc.property(arbitrarySymbol(def), ({ params }) => {
        const isTurned = 'rotation' in params && params['rotation'] !== 0;
        expectInside(def.glyph(typed(def, params)), isTurned ? 0.06 : 0);
      }),
    );
  });

  it('is drawn as before', () => {
    const { params } = symbolVectorsOf(id);
    const variants = VARIANTS[id] ?? [{}];

    expect(
      variants.map((variant) => def.glyph(typed(def, { ...params, ...variant }))),
    ).toMatchSnapshot();
  });
});

describe('an icon', () => {
  it.each(Object.keys(ICON_PATHS))('%s lies inside its cell', (name) => {
    expectInside(iconGlyph(name, 0));
  });

  it('falls back to the plain style, then to a question mark', () => {
    expect(iconGlyph('MdOutlineStar', 0)).toBe(iconGlyph('MdStar', 0));
    expect(iconGlyph('FaDog', 0)).toBe(iconGlyph('MdQuestionMark', 0));
    expect(iconGlyph('toString', 0)).toBe(iconGlyph('MdQuestionMark', 0));
  });

  it('has a name in words', () => {
    expect(iconTitle('MdQuestionMark')).toBe('question mark');
    expect(iconTitle('MdOutlineLooks3')).toBe('looks 3');
  });
});

describe('the bounds of a drawing', () => {
  it('hold curves, arcs and the width of lines', () => {
    const half = { kind: 'path', d: 'M.2 .5A.3 .3 0 0 1 .8 .5', stroke: 0.1 } as const;
    const bounds = glyphBounds([half]);

    expect(bounds.left).toBeCloseTo(0.15, 5);
    expect(bounds.top).toBeCloseTo(0.15, 5);
    expect(bounds.right).toBeCloseTo(0.85, 5);
    expect(bounds.bottom).toBeCloseTo(0.55, 5);
  });

  it('turn with the drawing', () => {
    const line = { kind: 'path', d: 'M.1 .5H.9', stroke: 0.02, rotate: 90 } as const;
    const bounds = glyphBounds([line]);

    expect(bounds.left).toBeCloseTo(0.49, 5);
    expect(bounds.bottom).toBeCloseTo(0.91, 5);
  });
});

describe('symbols', () => {
  it('have every id once', () => {
    expect(symbolById.size).toBe(allSymbols.length);
  });
});
