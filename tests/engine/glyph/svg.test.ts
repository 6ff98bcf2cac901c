import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASELINE, sizedGlyph, fittedSize } from '#engine/glyph/sizing.ts';
import type { GlyphText } from '#engine/glyph/glyph.ts';
import { glyphSvg, UNIT } from '#engine/glyph/svg.ts';

const INK = { color: '#111', paper: '#eee', font: 'serif' };

function textOf(text: string, size = 0.64): GlyphText {
  return { kind: 'text', text, x: 0.5, y: 0.5, size, weight: 480 };
}

describe('the size of a text in a glyph', () => {
  it('is full for one character, 86 % for two figures, 72 % for three', () => {
    expect(fittedSize(textOf('7'))).toBe(0.64);
    expect(fittedSize(textOf('12'))).toBeCloseTo(0.64 * 0.86);
    expect(fittedSize(textOf('345'))).toBeCloseTo(0.64 * 0.72);
  });

  it('stays full for two letters', () => {
    expect(fittedSize(textOf('fa', 0.5))).toBe(0.5);
  });

  it('shrinks on for larger numbers, so that they stay inside the cell', () => {
    expect(fittedSize(textOf('1234567')) * 7 * 0.53).toBeLessThanOrEqual(0.78);
  });

  it('gives wide scripts a full em', () => {
    expect(fittedSize(textOf('光光光'))).toBeLessThanOrEqual(0.78 / 3);
  });

  it('keeps any text inside the cell in both directions', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 6 }), (lines) => {
        const size = fittedSize(textOf(lines.join('\n')));

        expect(size).toBeGreaterThan(0);
        expect(size * lines.length).toBeLessThanOrEqual(0.78);
      }),
    );
  });
});

describe('glyphs on small cells', () => {
  const glyph = [
    { kind: 'path', d: 'M0 0H1', stroke: 0.05 },
    { kind: 'text', text: '5', x: 0.5, y: 0.5, size: 0.46, weight: 520 },
  ] as const;

  it('has thicker strokes and larger figures beside an ornament', () => {
    expect(sizedGlyph(glyph, 39)).toMatchObject([{ stroke: 0.05 * 1.16 }, { size: 0.46 * 1.14 }]);
    expect(sizedGlyph(glyph, 40)).toEqual(glyph);
  });

  it('leaves a figure alone as it is', () => {
    expect(sizedGlyph([textOf('5')], 20)).toMatchObject([{ size: 0.64 }]);
  });
});

describe('a glyph as SVG text', () => {
  it('mirrors first, then scales and turns, about the center of the cell', () => {
    const text = glyphSvg(
      [{ kind: 'path', d: 'M0 0H1', stroke: 0.05, rotate: 90, scale: 0.5, mirror: true }],
      INK,
      48,
    );

    expect(text).toContain(
      `transform="scale(${String(UNIT)})translate(.5 .5)rotate(90)scale(-0.5 0.5)translate(-.5 -.5)"`,
    );
  });

  it('sets a text on its baseline', () => {
    const y = UNIT * (0.5 + 0.64 * BASELINE);

    expect(glyphSvg([textOf('7')], INK, 48)).toContain(
      ` y="${String(Math.round(y * 1000) / 1000)}"`,
    );
  });

  it('sets lines of a text below each other, about the center', () => {
    const text = glyphSvg([textOf('two\nlines', 0.3)], INK, 48);
    const ys = [...text.matchAll(/<tspan x="32" y="([\d.]+)"/g)].map(([, y]) => Number(y));
    const size = Number(/font-size="([\d.]+)"/.exec(text)?.[1]);

    expect(ys.length).toBe(2);
    expect((ys[0] ?? 0) + (ys[1] ?? 0)).toBeCloseTo(2 * (UNIT / 2 + size * BASELINE), 2);
  });

  it('draws a hollow letter over its own outline, in the color of the cell', () => {
    const text = glyphSvg([{ ...textOf('A'), hollow: 0.0625 }], INK, 48);

    expect(text).toContain('fill="#eee" stroke="#111" stroke-width="4"');
    expect(text).toContain('paint-order="stroke"');
  });

  it('is an image with a name when it has a title', () => {
    expect(glyphSvg([textOf('7')], INK, 48, 'Area number')).toContain(
      'role="img"><title>Area number</title>',
    );
    expect(glyphSvg([textOf('7')], INK, 48)).toContain('aria-hidden="true"');
  });
});
