import { describe, expect, it } from 'vitest';
import {
  findHardestStep,
  walkthrough,
  type WalkEnd,
  type WalkStep,
} from '#engine/explain/walkthrough.ts';
import { recolorCells } from '#engine/edit/recolorCells.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { readGrid, SOLVER_PUZZLES } from '#tests/support/solverPuzzles.ts';

function walked(grid: Grid): { readonly steps: readonly WalkStep[]; readonly end: WalkEnd } {
  const steps: WalkStep[] = [];
  const walk = walkthrough(grid, () => performance.now());
  let next = walk.next();
  for (; !next.done; next = walk.next()) steps.push(next.value);
  return { steps, end: next.value };
}

function unusedNames({ unused }: WalkEnd): readonly unknown[] | null {
  return unused?.map(({ clue }) => clue) ?? null;
}

describe('how a player would solve a puzzle', () => {
  const small = SOLVER_PUZZLES.filter(
    ({ solution, grid }) => solution !== undefined && readGrid(grid).tiles.length <= 30,
  ).slice(0, 12);

  it.each(small.map(({ id, grid, solution }) => [id, grid, solution ?? ''] as const))(
    'leads from the givens to the solution: %s',
    (_, text, solution) => {
      const grid = readGrid(text);
      const { steps, end } = walked(grid);
      expect(end.type).toBe('solved');
      const cells = steps.flatMap((step) => step.cells);
      expect(new Set(cells.map(({ cell }) => cell)).size).toBe(cells.length);
      const colors = recolorCells(clearToGivens(grid), cells).tiles.map(({ color }) => color);
      expect(colors).toEqual(readGrid(solution).tiles.map(({ color }) => color));
      for (const { why } of steps) expect(why.id).toBe('why');
    },
  );

  it('begins without what is painted', () => {
    const { steps } = walked(readGrid('3x1|T3:Bwn|C3:|Z|Sviewpoint,x=0,y=0,number=2'));
    expect(steps.flatMap(({ cells }) => cells)).toEqual([
      { cell: 1, color: 'dark' },
      { cell: 2, color: 'light' },
    ]);
  });

  it('names the clues that no step needs, and no others', () => {
    // The second number states the same as the first one.
    const { end } = walked(
      readGrid(
        '3x1|T3:Bnn|C3:|Z|Sviewpoint,x=0,y=0,number=3:number,x=2,y=0,number=3|Rconnect_all,color=light',
      ),
    );
    expect(end.type).toBe('solved');
    expect(unusedNames(end)).toEqual([
      { type: 'symbol', id: 'number', index: 0 },
      { type: 'rule', index: 0 },
    ]);
    expect(end.unused?.[0]).toMatchObject({ kind: 'symbol', at: { x: 2, y: 0 }, cells: [2] });
    expect(end.unused?.[1]).toMatchObject({ kind: 'rule', cells: [] });
  });

  it('names none where every clue is needed', () => {
    const { end } = walked(readGrid('2x1|T2:Wn|C2:|Z|Sviewpoint,x=0,y=0,number=2'));
    expect(end).toEqual({ type: 'solved', unused: [] });
  });

  it('stops where several ways are left, and says nothing of clues there', () => {
    const { steps, end } = walked(
      readGrid(
        '3x1|T3:Wnn|C3:|Z|S|Rban_pattern,pattern=2x1&#124;T2&#58;ww&#124;C2&#58;&#124;Z&#124;S',
      ),
    );
    expect(steps.flatMap(({ cells }) => cells)).toEqual([{ cell: 1, color: 'dark' }]);
    expect(end).toEqual({ type: 'stuck', unused: null });
  });

  it('refuses what cannot be explained', () => {
    expect(walked(readGrid('2x1|T2:nn|C2:|Z|S|Rmusic'))).toEqual({
      steps: [],
      end: { type: 'solution', unused: null },
    });
    expect(walked(readGrid('2x1|T2:Wn|C2:|Z|Sviewpoint,x=0,y=0,number=9'))).toEqual({
      steps: [],
      end: { type: 'none', unused: null },
    });
  });
});

describe('the hardest step', () => {
  it('is of the highest level, there the one of most effort, and the first of those', () => {
    const step = (level: WalkStep['level'], cost: number) => ({ level, cost });
    expect(findHardestStep([])).toBe(-1);
    expect(findHardestStep([step(1, 9), step(4, 2), step(4, 3), step(4, 3), step(3, 50)])).toBe(2);
  });
});
