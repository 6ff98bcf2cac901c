import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf } from '#engine/judging/boardOf.ts';
import type { RuleDef } from '#engine/clues/defineRule.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import { judge } from '#engine/judging/judge.ts';
import type { Grid, RuleInstance } from '#engine/grid/grid.ts';
import { allRules, ruleById } from '#engine/rules/index.ts';
import { ruleSetups, turnedGrid, typedParams } from '#tests/support/ruleSetups.ts';
import { completions } from '#tests/support/symbolBoards.ts';
import { TURNS } from '#tests/support/turnedBoards.ts';
import type { RuleCase, RuleVectors } from '#tests/vectors/RuleVectors.ts';
import { ruleVectorsOf } from '#tests/vectors/ruleVectorsOf.ts';

/**
 * Drawing and judgement of a case. Its rule comes first; a rule that joins sides may come second.
 */
function judgeCase(def: RuleDef, vectors: RuleVectors<RuleDef>, case_: RuleCase<RuleDef>) {
  const [, tiles, , { params, zones, symbols, wrap, solution } = {}] = case_;
  const own: RuleInstance = { id: def.id, params: { ...vectors.params, ...params } };
  const joined: readonly RuleInstance[] = wrap
    ? [{ id: 'wrap_around', params: { horizontal: wrap[0], vertical: wrap[1] } }]
    : [];
  const grid = exampleGrid({
    tiles,
    rules: [own, ...joined],
    ...(zones !== undefined && { zones }),
    ...(symbols && { symbols }),
  });
  return judge(boardOf(grid), solution === undefined ? null : exampleGrid({ tiles: solution }));
}

/** Indices of the marked letters of a drawing. */
function markedIn(marks: string): readonly number[] {
  return [...marks.replaceAll('/', '')].flatMap((letter, cell) => (letter === 'x' ? [cell] : []));
}

function stateOn(def: RuleDef, params: Grid['rules'][number]['params'], grid: Grid) {
  return def.check(typedParams(def, params), boardOf(grid)).state;
}

describe.each(allRules.map((def) => ({ id: def.id, def })))('$id', ({ id, def }) => {
  const vectors = ruleVectorsOf(id);

  it('is listed under its id', () => {
    expect(ruleById.get(id)).toBe(def);
  });

  for (const case_ of vectors.cases) {
    const [state, drawing, why, { marks, final } = {}] = case_;
    it(`is ${state} on ${drawing}: ${why}`, () => {
      const judgement = judgeCase(def, vectors, case_);

      expect(judgement.rules[0]?.state).toBe(state);
      if (final !== undefined) expect(judgement.final).toBe(final);
      if (marks === undefined) return;
      const marked = [...new Set(judgement.rules[0]?.cells)].sort((a, b) => a - b);
      expect(marked).toEqual(markedIn(marks));
    });
  }

  it('errs only where no coloring would do', () => {
    fc.assert(
      fc.property(ruleSetups(def), ({ grid, params }) => {
        if (stateOn(def, params, grid) !== 'error') return;
        for (const full of completions(grid)) expect(stateOn(def, params, full)).toBe('error');
      }),
      { numRuns: 200 },
    );
  });

  const isDecisive = vectors.undecidedBecause === undefined;

  it(isDecisive ? 'decides every full board' : 'never errs by itself', () => {
    const allowed = isDecisive ? ['satisfied', 'error'] : ['satisfied', 'incomplete'];
    fc.assert(
      fc.property(ruleSetups(def, { gray: false }), ({ grid, params }) => {
        expect(allowed).toContain(stateOn(def, params, grid));
      }),
      { numRuns: 150 },
    );
  });

  it.each(TURNS)('keeps its verdict when all is $name', (turn) => {
    fc.assert(
      fc.property(ruleSetups(def, { wrap: false, solidColors: false }), ({ grid, params }) => {
        const turned = turnedGrid(grid, turn);
        expect(stateOn(def, turnedParams(params, turn.swapsSides), turned)).toBe(
          stateOn(def, params, grid),
        );
      }),
      { numRuns: 150 },
    );

    function turnedParams(params: Grid['rules'][number]['params'], swapsSides: boolean) {
      const solution = params['solution'] as Grid | undefined;
      if (solution) return { ...params, solution: turnedGrid(solution, turn) };
      const { horizontal, vertical } = params;
      return swapsSides && horizontal !== undefined
        ? { ...params, horizontal: vertical, vertical: horizontal }
        : params;
    }
  });
});
