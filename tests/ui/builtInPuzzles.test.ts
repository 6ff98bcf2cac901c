import { describe, expect, it } from 'vitest';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { invariant } from '#engine/invariant.ts';
import { english } from '#texts/english.ts';
import { builtInPuzzles } from '#ui/home/builtInPuzzles.ts';
import { HERO_GRID } from '#ui/home/heroGrid.ts';
import { countSolutions } from '#tests/support/countSolutions.ts';

describe.each(builtInPuzzles(english))('the built-in puzzle $title', ({ grid, solution }) => {
  it('has exactly one solution', () => {
    expect(countSolutions(grid, 2)).toBe(1);
  });

  it('is solved by the solution it carries', () => {
    invariant(solution, 'it carries one');

    expect(judge(boardOf(solution), null).final).toBe('satisfied');
  });
});

describe('the board of the home page', () => {
  it('is eleven by nine and shows nine kinds of symbols', () => {
    expect([HERO_GRID.width, HERO_GRID.height, HERO_GRID.symbols.size]).toEqual([11, 9, 9]);
  });
});
