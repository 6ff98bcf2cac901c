import { describe, expect, it } from 'vitest';
import { shownClues } from '#engine/canvas/scene/shownClues.ts';
import { exampleGrid } from '#engine/clues/Example.ts';

const number = (x: number) => ({ id: 'number', at: { x, y: 0 }, params: { number: 2 } });
const { symbols } = exampleGrid({ tiles: 'nnn', symbols: [number(0), number(0.5), number(2)] });
const ALL = new Map([['number', [true, true, true]]]);

describe('the symbols that are seen', () => {
  it('are measured once, also where a stroke has made the same flags anew', () => {
    const clues = shownClues(symbols, ALL);

    expect(shownClues(symbols, ALL)).toBe(clues);
    expect(shownClues(symbols, new Map([['number', [true, true, true]]]))).toBe(clues);
    expect(clues.map(({ scale }) => scale < 1)).toEqual([true, true, false]);
  });

  it('are measured again when others are seen', () => {
    const clues = shownClues(symbols, new Map([['number', [true, false, true]]]));

    expect(clues.map(({ key, scale }) => [key, scale])).toEqual([
      ['number 0', 1],
      ['number 2', 1],
    ]);
    expect(shownClues(symbols, ALL)).toHaveLength(3);
  });

  it('are measured again where the grid has others', () => {
    const more = new Map([...symbols, ['galaxy', [{ ...number(1.5), id: 'galaxy', params: {} }]]]);

    expect(shownClues(more, ALL).map(({ key }) => key)).toEqual([
      ...shownClues(symbols, ALL).map(({ key }) => key),
      'galaxy 0',
    ]);
  });
});
