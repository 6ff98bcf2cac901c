import { describe, expect, it } from 'vitest';
import { boardOf } from '#engine/judging/boardOf.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import { cellsToColor } from '#engine/play/openCells.ts';

const solution = exampleGrid({ tiles: 'bwn.' });

describe('the cells to color', () => {
  it('are all that exist', () => {
    expect(cellsToColor(boardOf(exampleGrid({ tiles: 'nnn.' })), solution)).toBe(3);
  });

  it('are those of the solution where cells may stay open', () => {
    const underclued = boardOf(
      exampleGrid({ tiles: 'nnn.', rules: [{ id: 'underclued', params: {} }] }),
    );

    expect(cellsToColor(underclued, solution)).toBe(2);
    expect(cellsToColor(underclued, null)).toBe(3);
  });
});
