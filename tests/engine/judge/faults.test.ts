import { describe, expect, it } from 'vitest';
import { type Example, exampleGrid } from '#engine/clues/Example.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { visibleSymbols, type SymbolFlags } from '#engine/judging/display.ts';
import { describeFault, findFaults } from '#engine/judging/faults.ts';
import { judge } from '#engine/judging/judge.ts';
import { createLegend } from '#engine/judging/legend.ts';
import { english } from '#texts/english.ts';

const dark = { id: 'connect_all', params: { color: 'dark' } };
const number = (x: number, count: number) => ({
  id: 'number',
  at: { x, y: 0 },
  params: { number: count },
});

/** Every fault of a board: its key and its description. */
function faults(example: Example, seen?: SymbolFlags) {
  const board = boardOf(exampleGrid(example));
  const judgement = judge(board, null);
  const visible = seen ?? visibleSymbols(board, null, 'solve');
  return findFaults(createLegend(board, judgement, 'solve'), judgement).map((fault) => {
    const { name, at, detail } = describeFault(fault, { board, judgement, visible });
    return { key: fault.key, name: english.say(name), at, detail: english.say(detail) };
  });
}

describe('broken clues', () => {
  it('are told one by one, each by its own name and place', () => {
    const symbols = [number(0, 3), number(1, 2), number(2, 5), number(4, 1)];

    expect(faults({ tiles: 'bwwbb', symbols })).toEqual([
      { key: 'symbol number 0', name: 'area number 3', at: { x: 0, y: 0 }, detail: 'has 1, not 3' },
      { key: 'symbol number 2', name: 'area number 5', at: { x: 2, y: 0 }, detail: 'has 2, not 5' },
      { key: 'symbol number 3', name: 'area number 1', at: { x: 4, y: 0 }, detail: 'has 2, not 1' },
    ]);
  });

  it('begin with the rules, whose place is where their trouble begins', () => {
    expect(faults({ tiles: 'wbwb', rules: [dark], symbols: [number(0, 2)] })).toMatchObject([
      {
        key: 'rule connect_all 0',
        name: 'One dark area',
        at: { x: 1, y: 0 },
        detail: 'the dark cells form 2 areas that can’t be connected anymore',
      },
      { key: 'symbol number 0' },
    ]);
  });

  it('name a cell that is at fault, not the corner of its zone', () => {
    const rules = [{ id: 'zone_exact_count', params: { color: 'dark', count: 2 } }];

    expect(faults({ tiles: 'bbww/wwwb/wwbb', zones: 'aabb/aabb/aabb', rules })).toMatchObject([
      { name: '2 per zone', at: { x: 3, y: 1 }, detail: 'this zone has 3 dark cells but needs 2' },
    ]);
  });

  it('have no place where a rule marks no cells', () => {
    const rules = [{ id: 'cell_count', params: { color: 'dark', count: 1 } }];

    expect(faults({ tiles: 'bb', rules })).toMatchObject([{ name: '1 dark cell', at: null }]);
  });

  it('quote no number that a rule counts in another way', () => {
    const rules = [{ id: 'off_by_x', params: { number: 1 } }];

    expect(faults({ tiles: 'bww', rules, symbols: [number(0, 1)] })).toContainEqual(
      expect.objectContaining({ name: 'area number 1', detail: 'is broken' }),
    );
  });

  it('give away neither name nor place of a symbol that is not seen', () => {
    const unseen = new Map([['number', [false]]]);

    expect(faults({ tiles: 'bww', symbols: [number(0, 3)] }, unseen)).toEqual([
      { key: 'symbol number 0', name: 'Area number', at: null, detail: 'is broken' },
    ]);
  });
});
