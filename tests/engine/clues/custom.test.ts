import { describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import { emptyGrid } from '#engine/grid/grid.ts';
import { customIcon } from '#engine/symbols/custom_icon/symbol.ts';
import { customText } from '#engine/symbols/custom_text/symbol.ts';
import { gridFrom } from '#tests/support/texts.ts';

describe.each([customIcon, customText])('$id', (def) => {
  const params = {
    description: 'Keeps **its** *distance*',
    icon: 'MdQuestionMark',
    text: 'X',
    rotation: 0,
    grid: emptyGrid(5, 4),
  };

  it('says its description in the list of symbols, without stars', () => {
    expect(def.caption(params)).toBe('Keeps its distance');
  });

  it('is its own picture as long as its author has drawn none', () => {
    const alone = exampleGrid(def.example(params));
    expect([alone.width, alone.height]).toEqual([1, 1]);
    expect(alone.symbols.get(def.id)).toHaveLength(1);

    const drawn = gridFrom('2x1|T2:bn|C1:|Z|S|R');
    expect(exampleGrid(def.example({ ...params, grid: drawn }))).toBe(drawn);
  });
});
