import { describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import { drawHint } from '#engine/picture/drawHint.ts';
import { litOnly, type HintMarks } from '#engine/picture/hintMarks.ts';
import { NO_GHOSTS } from '#engine/picture/lattice.ts';

const grid = exampleGrid({ tiles: 'nn' });

/** Fills in the color of a cell to come. */
function tilesOf(marks: Partial<HintMarks>) {
  const all = { ...litOnly([0]), ...marks };
  const { steps } = drawHint(all, { grid, depth: NO_GHOSTS, walked: null, ifWord: 'if' });
  return steps.filter((it) => it.kind === 'fill' && it.ink === 'dark' && it.alpha === undefined);
}

describe('the drawing of a hint', () => {
  const targets = [{ cell: 0, color: 'dark' as const }];

  it('shows the color to come', () => {
    expect(tilesOf({ targets })).toHaveLength(1);
  });

  it('shows it on no cell that has a number in a supposition', () => {
    const ghosts = [{ cell: 0, color: 'light' as const, number: '1' }];

    expect(tilesOf({ targets, ghosts })).toEqual([]);
  });

  it('draws a clue between cells again over the frames of these cells', () => {
    const symbols = [{ id: 'number', at: { x: 0.5, y: 0 }, params: { number: 39 } }];
    const clues = [{ x: 0.5, y: 0, id: 'number' }];
    const { steps } = drawHint(
      { ...litOnly([0, 1]), clues, targets: [{ cell: 1, color: 'light' }] },
      {
        grid: exampleGrid({ tiles: 'nn', symbols }),
        depth: NO_GHOSTS,
        walked: null,
        ifWord: 'if',
      },
    );

    expect(steps.at(-1)).toMatchObject({
      kind: 'glyph',
      at: { x: 0.5, y: 0 },
      glyph: [{ kind: 'text', text: '39' }],
    });
    expect(steps.filter((it) => it.kind === 'line' && it.ink === 'focus')).toHaveLength(2);
  });

  it('dims everything but what is lit, without overlaps', () => {
    const { veil } = drawHint(litOnly([0]), {
      grid,
      depth: NO_GHOSTS,
      walked: null,
      ifWord: 'if',
    });
    const covers = (x: number, y: number) =>
      veil.filter(
        (it) => x > it.left && x < it.left + it.width && y > it.top && y < it.top + it.height,
      ).length;

    expect(covers(0.5, 0.5)).toBe(0);
    expect(covers(1.5, 0.5)).toBe(1);
    expect(covers(-0.05, 0.5)).toBe(1);
  });
});
