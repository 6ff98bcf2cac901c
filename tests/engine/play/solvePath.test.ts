import { describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import { pathAfter, pathText } from '#engine/play/solvePath.ts';

const grid = (tiles: string) => exampleGrid({ tiles });

describe('a solve path', () => {
  it('grows by the cells that gain a color', () => {
    expect(pathAfter([3], grid('nnnb'), grid('bwnb'))).toEqual([3, 0, 1]);
  });

  it('loses its end with the cells that lost their color', () => {
    expect(pathAfter([3, 0, 1], grid('bwnb'), grid('nnnb'))).toEqual([3]);
  });

  it('begins anew when cells lost their color that were not last', () => {
    expect(pathAfter([3, 0], grid('bnnb'), grid('bnnn'))).toEqual([]);
    expect(pathAfter([3, 0], grid('bnnb'), grid('bwnn'))).toEqual([1]);
  });

  it('stays the same object when no cell gains or loses a color', () => {
    const path = [0];

    expect(pathAfter(path, grid('bn'), grid('wn'))).toBe(path);
    expect(pathAfter(path, grid('bn'), grid('Bn'))).toBe(path);
  });

  it('is written as columns and rows', () => {
    expect(pathText([5, 0], 4)).toBe('1:1, 0:0');
  });
});
