import { describe, expect, it } from 'vitest';
import { svgText, type SvgNode } from '#engine/glyph/svgNode.ts';
import { emptyGrid } from '#engine/grid/grid.ts';
import { HOUSE_THEMES } from '#engine/picture/theme.ts';
import { drawPuzzlePicture } from '#engine/picture/puzzlePicture.ts';
import { wrapText } from '#engine/picture/wrapText.ts';
import { english } from '#texts/english.ts';
import { gridFrom } from '#tests/support/texts.ts';

/** Every character is as wide as high. */
const measure = (text: string) => Array.from(text).length;

describe('a text in lines', () => {
  const wrap = (text: string, width: number, maxLines = 9) =>
    wrapText(text, { width, maxLines, measure });

  it('breaks between words', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('  one\n two ', 20)).toEqual(['one two']);
    expect(wrap('', 5)).toEqual([]);
  });

  it('breaks a word that alone is too wide', () => {
    expect(wrap('a abcdefg b', 3)).toEqual(['a', 'abc', 'def', 'g b']);
    expect(wrap('😀😀😀', 2)).toEqual(['😀😀', '😀']);
    expect(wrap('abc', 0)).toEqual(['a', 'b', 'c']);
  });

  it('is cut off after so many lines', () => {
    expect(wrap('one two three four', 5, 2)).toEqual(['one', 'two…']);
    expect(wrap('abcdefgh', 3, 2)).toEqual(['abc', 'de…']);
  });
});

const PUZZLE = {
  title: 'Salt & road',
  author: 'Nives',
  grid: gridFrom('2x2|T2:Bnnn|C2:|Z|Snumber,x=0,y=0,number=2|Rconnect_all,color=dark'),
  solution: null,
};

function textsOf(node: SvgNode | string): readonly string[] {
  if (typeof node === 'string') return [];
  if (node.tag === 'text') return [node.children.map(String).join('')];
  return node.children.flatMap(textsOf);
}

describe('the picture of a puzzle', () => {
  const draw = (puzzle = PUZZLE, cellPx = 64) =>
    drawPuzzlePicture(puzzle, {
      theme: HOUSE_THEMES.dark,
      cellPx,
      measure: (text, sizePx) => (text.length * sizePx) / 2,
      say: (text) => english.say(text),
    });

  it('says title, author, rules and symbols around the board', () => {
    const texts = textsOf(draw());

    expect(texts.slice(0, 3)).toEqual(['Salt & road', 'Nives', '2']);
    expect(texts.join(' ')).toContain('All dark cells are connected.');
    expect(texts.join(' ')).toContain('Area number: Shows how many cells its area has');
  });

  it('is as large as the cells ask for, everything alike', () => {
    const [small, large] = [draw(PUZZLE, 32).attributes, draw(PUZZLE, 64).attributes];

    expect(large['viewBox']).toBe(small['viewBox']);
    expect(Number(large['width'])).toBe(2 * Number(small['width']));
    expect(Number(large['height'])).toBe(2 * Number(small['height']));
  });

  it('has ids of its own in every part', () => {
    const ids = [...svgText(draw()).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps to its size whatever is written into it', () => {
    const params = { description: 'word '.repeat(5000), grid: emptyGrid(1, 1) };
    const grid = { ...emptyGrid(1, 1), rules: [{ id: 'custom', params }] };
    const { attributes } = draw({ ...PUZZLE, title: 'x'.repeat(10_000), grid });

    expect(Number(attributes['height'])).toBeLessThan(1000);
  });
});
