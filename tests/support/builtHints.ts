import { exampleGrid, type Example } from '#engine/clues/Example.ts';
import type { Step } from '#engine/explain/Step.ts';
import type { RuleInstance } from '#engine/grid/grid.ts';
import { ruleById } from '#engine/rules/index.ts';
import type { ClueRef } from '#engine/solver/sat/Reason.ts';
import type { FoundStep } from './hintSteps.ts';

const RULE: ClueRef = { type: 'rule', index: 0 };
const LAST: ClueRef = { type: 'rule', index: 1 };

/** A rule with the palette's params, in a color if it has one. */
function rule(id: string, params: RuleInstance['params'] = {}): RuleInstance {
  const config = Object.entries(ruleById.get(id)?.config ?? {});
  const initial = Object.fromEntries(config.map(([name, field]) => [name, field.initial]));
  return { id, params: { ...initial, ...params } };
}

/** A step in which all painted cells of a drawing are facts, and one more cell gets a color. */
function built(
  drawing: Example,
  cells: Step['cells'],
  { cause, clues }: Pick<Step, 'cause' | 'clues'>,
): FoundStep {
  const grid = exampleGrid(drawing);
  const facts = grid.tiles.flatMap(({ exists, color }, cell) =>
    exists && color !== 'gray' ? [{ cell, color }] : [],
  );
  return { grid, step: { cells, facts, clues, cause, level: 1, cost: 0 } };
}

const viewpoint = {
  symbols: [{ id: 'viewpoint', at: { x: 0, y: 0 }, params: { number: 2 } }],
};
const symbolRef = (id: string): ClueRef => ({ type: 'symbol', id, index: 0 });

/** Steps by causes that are too rare for random boards. */
export const BUILT_HINTS: readonly FoundStep[] = [
  built(
    {
      tiles: 'nnn',
      symbols: [{ id: 'number', at: { x: 0, y: 0 }, params: { number: 1 } }],
      rules: [rule('symbols_per_region', { color: 'light', count: 1 })],
    },
    [{ cell: 2, color: 'dark' }],
    { cause: { type: 'far', fault: 'reach', cell: 2 }, clues: [symbolRef('number'), RULE] },
  ),
  built(
    {
      tiles: 'nWnn',
      symbols: [{ id: 'galaxy', at: { x: 1, y: 0 }, params: {} }],
      rules: [rule('symbols_per_region', { color: 'light', count: 1 })],
    },
    [{ cell: 3, color: 'dark' }],
    { cause: { type: 'far', fault: 'image', cell: 3 }, clues: [symbolRef('galaxy'), RULE] },
  ),
  built(
    { tiles: 'bb/bn', rules: [rule('no_loops', { color: 'dark' })] },
    [{ cell: 3, color: 'light' }],
    {
      cause: { type: 'cycle', cell: 3 },
      clues: [RULE],
    },
  ),
  built(
    { tiles: 'bwbn', rules: [rule('same_shape', { color: 'dark' })] },
    [{ cell: 3, color: 'light' }],
    {
      cause: { type: 'shape', cell: 0 },
      clues: [RULE],
    },
  ),
  built(
    { tiles: 'bwbn', rules: [rule('unique_shape', { color: 'dark' })] },
    [{ cell: 3, color: 'dark' }],
    {
      cause: { type: 'shape', cell: 0 },
      clues: [RULE],
    },
  ),
  built({ tiles: 'nnn', rules: [rule('contains_shape')] }, [{ cell: 0, color: 'dark' }], {
    cause: { type: 'pattern', cell: 0 },
    clues: [RULE],
  }),
  built(
    {
      tiles: 'bnw/nnn/nnb',
      rules: [rule('connect_all', { color: 'dark' }), rule('connect_all', { color: 'light' })],
    },
    [{ cell: 6, color: 'dark' }],
    { cause: { type: 'rim', fault: 'runs' }, clues: [RULE, LAST] },
  ),
  built(
    {
      tiles: 'bnnb/nnnn/nnnn/wnnb',
      symbols: [{ id: 'letter', at: { x: 0, y: 3 }, params: { letter: 'A' } }],
      rules: [
        rule('connect_all', { color: 'dark' }),
        rule('symbols_per_region', { color: 'light', count: 1 }),
      ],
    },
    [{ cell: 7, color: 'dark' }],
    { cause: { type: 'rim', fault: 'cut' }, clues: [symbolRef('letter'), RULE, LAST] },
  ),
  built(
    {
      tiles: 'wnn',
      zones: 'aab',
      symbols: [{ id: 'dart', at: { x: 0, y: 0 }, params: { number: 1, orientation: 'right' } }],
      rules: [rule('zone_exact_count', { color: 'dark', count: 1 })],
    },
    [{ cell: 2, color: 'light' }],
    { cause: { type: 'counts' }, clues: [symbolRef('dart'), RULE] },
  ),
  built({ tiles: 'bnw', ...viewpoint }, [{ cell: 1, color: 'dark' }], {
    cause: { type: 'predicate' },
    clues: [symbolRef('viewpoint')],
  }),
  built({ tiles: 'bnw', ...viewpoint }, [{ cell: 1, color: 'dark' }], {
    cause: { type: 'check' },
    clues: [symbolRef('viewpoint')],
  }),
  built({ tiles: 'bnw', ...viewpoint }, [{ cell: 1, color: 'dark' }], {
    cause: { type: 'unexplained' },
    clues: [],
  }),
  built(
    { tiles: 'bb/bn', zones: 'ab/ab', rules: [rule('zone_diff_count', { color: 'dark' })] },
    [{ cell: 3, color: 'light' }],
    { cause: { type: 'count' }, clues: [RULE] },
  ),
  built(
    {
      tiles: 'bnn/bbn',
      symbols: [
        { id: 'number', at: { x: 0, y: 0 }, params: { number: 1 } },
        { id: 'viewpoint', at: { x: 1, y: 1 }, params: { number: 2 } },
      ],
      rules: [rule('lying_symbols', { count: 1 })],
    },
    [{ cell: 5, color: 'light' }],
    {
      cause: { type: 'sight', fault: 'many' },
      clues: [symbolRef('number'), symbolRef('viewpoint'), RULE],
    },
  ),
  built(
    {
      tiles: 'bnn',
      symbols: [0, 1].map((x) => ({ id: 'house', at: { x, y: 0 }, params: { number: 1 } })),
    },
    [{ cell: 1, color: 'light' }],
    { cause: { type: 'touch', fault: 'many', cell: 1 }, clues: [symbolRef('house')] },
  ),
  built(
    {
      tiles: 'bnb/nnn',
      symbols: [{ id: 'number', at: { x: 0, y: 0 }, params: { number: 2 } }],
      rules: [rule('connect_all', { color: 'dark' })],
    },
    [{ cell: 5, color: 'light' }],
    { cause: { type: 'count' }, clues: [symbolRef('number'), RULE] },
  ),
  built(
    {
      tiles: 'bw/nb',
      rules: [rule('connect_all', { color: 'dark' }), rule('connect_all', { color: 'light' })],
    },
    [{ cell: 2, color: 'dark' }],
    { cause: { type: 'clause' }, clues: [RULE, LAST] },
  ),
  built(
    { tiles: 'bnw', symbols: [{ id: 'galaxy', at: { x: 0.5, y: 0 }, params: {} }] },
    [{ cell: 1, color: 'dark' }],
    { cause: { type: 'mirror' }, clues: [symbolRef('galaxy')] },
  ),
  built(
    { tiles: 'nbww', symbols: [{ id: 'galaxy', at: { x: 1.5, y: 0 }, params: {} }] },
    [{ cell: 0, color: 'dark' }],
    { cause: { type: 'mirror' }, clues: [symbolRef('galaxy')] },
  ),
  built(
    {
      tiles: 'nbww',
      symbols: [{ id: 'lotus', at: { x: 1.5, y: 0 }, params: { orientation: 'up' } }],
    },
    [{ cell: 0, color: 'dark' }],
    { cause: { type: 'mirror' }, clues: [symbolRef('lotus')] },
  ),
];
