import { describe, expect, it } from 'vitest';
import { boardOf } from '#engine/judging/boardOf.ts';
import { countOverlay } from '#engine/judging/countOverlay.ts';
import { type Example, exampleGrid } from '#engine/clues/Example.ts';

function overlay(example: Example, cell: number, visible = new Map<string, boolean[]>()) {
  return countOverlay(boardOf(exampleGrid(example)), cell, visible);
}

const viewpoint = { id: 'viewpoint', at: { x: 1, y: 1 }, params: { number: 4 } };
const number = { id: 'number', at: { x: 0.5, y: 0 }, params: { number: 3 } };

describe('the counts over a clue', () => {
  it('stand beside a viewpoint, one for each side it may see something on', () => {
    const counts = overlay({ tiles: 'nwb/bbn/bnb/nbb', symbols: [viewpoint] }, 4);

    expect(counts).toEqual([
      { at: { x: 1, y: 2 }, direction: 'down', of: viewpoint, completed: 0, possible: 2 },
      { at: { x: 0, y: 1 }, direction: 'left', of: viewpoint, completed: 1, possible: 1 },
      { at: { x: 2, y: 1 }, direction: 'right', of: viewpoint, completed: 0, possible: 1 },
    ]);
  });

  it('are those of either color while its own cell is empty', () => {
    const counts = overlay({ tiles: 'nnn/wnb/nnn', symbols: [viewpoint] }, 4);

    expect(counts.map(({ completed, possible }) => [completed, possible])).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
  });

  it('are one total for what counts a region, from each cell it touches', () => {
    const example = { tiles: 'bbn/wwn', symbols: [number] };
    const total = [
      { at: { x: 0.5, y: 0 }, direction: null, of: number, completed: 2, possible: 4 },
    ];

    expect(overlay(example, 0)).toEqual(total);
    expect(overlay(example, 1)).toEqual(total);
    expect(overlay(example, 2)).toEqual([]);
  });

  it('are none for clues that count nothing or are not seen', () => {
    const galaxy = { id: 'galaxy', at: { x: 1, y: 0 }, params: {} };

    expect(overlay({ tiles: 'nnn', symbols: [galaxy] }, 1)).toEqual([]);
    expect(overlay({ tiles: 'nnn', symbols: [number] }, 1, new Map([['number', [false]]]))).toEqual(
      [],
    );
  });
});
