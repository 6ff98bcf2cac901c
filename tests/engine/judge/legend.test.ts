import { describe, expect, it } from 'vitest';
import { boardOf } from '#engine/judging/boardOf.ts';
import { type Example, exampleGrid } from '#engine/clues/Example.ts';
import { judge } from '#engine/judging/judge.ts';
import { findRowCells, createLegend } from '#engine/judging/legend.ts';
import { needsWorker } from '#engine/judging/needsWorker.ts';
import type { SymbolInstance } from '#engine/grid/grid.ts';
import { english } from '#texts/english.ts';

const number = (x: number, count: number): SymbolInstance => ({
  id: 'number',
  at: { x, y: 0 },
  params: { number: count },
});
const dark = { id: 'connect_all', params: { color: 'dark' } };
const foresight = {
  id: 'foresight',
  params: { count: 5, regenInterval: 30, startFull: false, solvePath: [] },
};

function legend(example: Example, mode: 'create' | 'solve' = 'solve') {
  const board = boardOf(exampleGrid(example));
  const judgement = judge(board, null);
  return { board, judgement, rows: createLegend(board, judgement, mode) };
}

describe('the legend', () => {
  it('lists rules with their places, and hides from solvers what is not theirs', () => {
    const example = { tiles: 'bw', rules: [foresight, dark] };

    expect(legend(example).rows.map(({ id, members }) => [id, members])).toEqual([
      ['connect_all', [1]],
    ]);
    expect(legend(example, 'create').rows.map(({ id }) => id)).toEqual([
      'foresight',
      'connect_all',
    ]);
  });

  it('has one row for all symbols that say the same, with the worst of their states', () => {
    const { rows } = legend({ tiles: 'bww', symbols: [number(0, 1), number(1, 3)] });

    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ kind: 'symbol', state: 'error', members: [0, 1] });
    expect(english.say(rows[0]?.errorDescription?.short ?? '')).toBe('has 2, not 3');
  });

  it('does not quote a number that a rule counts in another way', () => {
    const off = { id: 'off_by_x', params: { number: 1 } };
    const { rows } = legend({ tiles: 'bww', rules: [off], symbols: [number(0, 1)] });

    expect(rows.find(({ kind }) => kind === 'symbol')).toMatchObject({
      state: 'error',
      errorDescription: undefined,
    });
  });

  it('describes the error of a rule, and where it is', () => {
    const { board, judgement, rows } = legend({ tiles: 'bwb', rules: [dark] });
    const [row] = rows;

    expect(english.say(row?.errorDescription?.short ?? '')).toBe('2 areas');
    expect(row && findRowCells(row, { board, judgement })).toEqual([0]);
  });
});

describe('a rule that holds only because nothing is painted', () => {
  const dark2 = { id: 'region_area', params: { color: 'dark', size: 2 } };
  const symbols = {
    id: 'symbols_per_region',
    params: { color: 'dark', count: 1, comparison: 'eq' },
  };
  const rules = [dark, dark2, symbols];
  const stated = (tiles: string) =>
    legend({ tiles, rules }).rows.map(({ state, shownState }) => `${state}, shown ${shownState}`);

  it('is shown open, while its state stays what it is', () => {
    expect(stated('nnn')).toEqual(new Array(3).fill('satisfied, shown incomplete'));
  });

  it('stays open while only the other color is painted', () => {
    expect(stated('wnn')).toEqual(new Array(3).fill('satisfied, shown incomplete'));
  });

  it('is open too where only givens have a color', () => {
    expect(stated('BBWnn').slice(0, 2)).toEqual(new Array(2).fill('satisfied, shown incomplete'));
  });

  it('is done where what is painted settles it, and on every full board', () => {
    expect(stated('bbwn').slice(0, 2)).toEqual(new Array(2).fill('satisfied, shown satisfied'));
    expect(stated('www')).toEqual(new Array(3).fill('satisfied, shown satisfied'));
    expect(stated('wwN')).toEqual(new Array(3).fill('satisfied, shown satisfied'));
  });

  it('is done on a solved board, even if cells are to stay empty', () => {
    const solution = exampleGrid({ tiles: 'nn' });
    const board = boardOf(
      exampleGrid({ tiles: 'nn', rules: [dark, { id: 'underclued', params: {} }] }),
    );
    const [row] = createLegend(board, judge(board, solution), 'solve');

    expect(row).toMatchObject({ state: 'satisfied', shownState: 'satisfied' });
  });
});

describe('a board', () => {
  it('is judged apart when it has more than 10 000 cells', () => {
    expect(needsWorker({ width: 100, height: 100 })).toBe(false);
    expect(needsWorker({ width: 10_001, height: 1 })).toBe(true);
  });
});
