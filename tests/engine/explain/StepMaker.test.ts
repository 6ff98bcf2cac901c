import { expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import { ClueModels } from '#engine/explain/ClueModels.ts';
import type { Conclusion } from '#engine/explain/Step.ts';
import { StepMaker } from '#engine/explain/StepMaker.ts';
import { internedTile, type Grid } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';

const RULE = { type: 'rule', index: 0 } as const;

/** The first two cells are merged; all three are dark. */
const GRID: Grid = {
  ...exampleGrid({
    tiles: 'nnn',
    rules: [{ id: 'cell_count', params: { color: 'dark', count: 3 } }],
  }),
  connections: [{ x1: 0, y1: 0, x2: 1, y2: 0 }],
};

/** Only the second of the merged cells shows their color. */
const PAINTED: Grid = {
  ...GRID,
  tiles: GRID.tiles.map((tile, cell) => (cell === 1 ? internedTile(true, false, 'dark') : tile)),
};

it('a step does not depend on the boards that were read before', () => {
  const maker = new StepMaker(new ClueModels(boardOf(GRID)));
  const [merged = 0, last = 0] = maker.literals;
  const deduced = {
    literal: merged,
    because: [],
    cause: { type: 'count' },
    clues: [RULE],
  } as const;
  const contradiction = { ...deduced, literal: null, because: [merged, last ^ 1] };
  const conclusion: Conclusion = {
    literals: [last],
    facts: [],
    clues: [RULE],
    cause: { type: 'whatIf', contradiction: { type: 'count' } },
    whatIf: { supposed: last ^ 1, links: [deduced, contradiction] },
  };
  const before = maker.make(conclusion, maker.readFacts(GRID));
  const painted = maker.make(conclusion, maker.readFacts(PAINTED));
  const after = maker.make(conclusion, maker.readFacts(GRID));

  expect(before?.whatIf?.links[1]?.because).toEqual([
    { cell: 0, color: 'dark' },
    { cell: 2, color: 'light' },
  ]);
  expect(painted?.whatIf?.links[1]?.because[0]).toEqual({ cell: 1, color: 'dark' });
  expect(after).toEqual(before);
});

it('a step is based on no color that the board does not show', () => {
  const maker = new StepMaker(new ClueModels(boardOf(GRID)));
  const [merged = 0, last = 0] = maker.literals;
  const conclusion: Conclusion = {
    literals: [last],
    facts: [merged ^ 1],
    clues: [RULE],
    cause: { type: 'count' },
  };

  expect(() => maker.make(conclusion, maker.readFacts(PAINTED))).toThrow('is a fact of the board');
});
