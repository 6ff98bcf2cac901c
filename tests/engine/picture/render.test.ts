import { describe, expect, it } from 'vitest';
import { emptyGrid, type Grid, type SymbolInstance } from '#engine/grid/grid.ts';
import { render } from '#engine/picture/render.ts';

const NUMBER: SymbolInstance = { id: 'number', at: { x: 1, y: 0 }, params: { number: 345 } };
const GRID: Grid = { ...emptyGrid(2, 1), symbols: new Map([['number', [NUMBER]]]) };

describe('the picture of a grid', () => {
  it('shows its symbols in their cells', () => {
    expect(render(GRID)).toMatch(/<g transform="translate\(64 0\)"><text [^>]+>345<\/text><\/g>/);
  });

  it('leaves them out when asked', () => {
    expect(render(GRID, { symbols: 'none' })).not.toContain('345');
  });

  it('shows the state of each', () => {
    const symbols = new Map([['number', ['satisfied'] as const]]);
    const judgement = { final: 'satisfied', rules: [], symbols } as const;

    expect(render(GRID, { judgement })).toContain('opacity="0.66"');
    expect(render(GRID)).not.toContain('opacity="0.66"');
  });
});

describe('the picture of a puzzle', () => {
  it('has its title as name unless another is given', () => {
    const puzzle = { grid: GRID, title: 'Salt road', solution: null };

    expect(render(puzzle)).toContain('<title>Salt road</title>');
    expect(render(puzzle, { title: 'Start' })).toContain('<title>Start</title>');
    expect(render({ ...puzzle, title: '' })).toContain('aria-hidden="true"');
  });
});
