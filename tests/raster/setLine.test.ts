import { describe, expect, it } from 'vitest';
import type { SvgNode } from '#engine/glyph/svgNode.ts';
import { boardFonts } from '#raster/boardFonts.ts';
import { lineWidth, setLine } from '#raster/setLine.ts';

const findFont = await boardFonts();
const STYLE = { size: 40, weight: 400 };

const set = (text: string) => setLine(text, { ...STYLE, x: 100, y: 50, paint: {} }, findFont);

/** Where a path begins and ends. */
function spanOf({ attributes }: SvgNode): readonly [number, number] {
  const xs = [...String(attributes['d']).matchAll(/[MLQC](-?[\d.]+) /g)].map(([, x]) => Number(x));
  return [Math.min(...xs), Math.max(...xs)];
}

describe('a line', () => {
  it('begins where it is put, and is as wide as is told', () => {
    const [line] = set('Chiaro');
    const [left, right] = line ? spanOf(line) : [0, 0];

    expect(left).toBeGreaterThanOrEqual(100);
    expect(left).toBeLessThan(105);
    expect(right - 100).toBeCloseTo(lineWidth('Chiaro', STYLE, findFont), -1);
  });

  it('has each part in the font that has it, one after the other', () => {
    const nodes = set('Ada 光影 Жук');

    expect(nodes.map(({ tag }) => tag)).toEqual(['path', 'text', 'path', 'path']);
    expect(nodes[1]?.children).toEqual(['光影']);
    const [, end] = nodes[0] ? spanOf(nodes[0]) : [0, 0];
    const x = Number(nodes[1]?.attributes['x']);
    expect(x).toBeGreaterThan(end);
    const last = nodes.at(-1);
    const [next] = last ? spanOf(last) : [0];
    expect(next).toBeGreaterThan(x + 2 * STYLE.size);
  });

  it('keeps what is one character together, however it is written', () => {
    const family = '\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}';

    expect(set(`a${family}`).at(-1)?.children).toEqual([family]);
    expect(lineWidth(family, STYLE, findFont)).toBe(40);
  });

  it('of nothing is nothing', () => {
    expect(lineWidth('', STYLE, findFont)).toBe(0);
  });
});
