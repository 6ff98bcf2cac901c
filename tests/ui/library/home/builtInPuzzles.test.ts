import { describe, expect, it } from 'vitest';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { invariant } from '#base/invariant.ts';
import { english } from '#texts/english.ts';
import { builtInPuzzles } from '#ui/library/home/featuredPuzzles.ts';
import { HERO_GRID, DEMO_STROKES } from '#ui/library/home/heroPuzzle.ts';
import { assumptionsNeeded } from '#tests/learn/deduction.ts';
import { countSolutions } from '#tests/support/countSolutions.ts';
import { missingColors } from '#tests/support/missingColors.ts';

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
  const answer = missingColors(HERO_GRID);

  it('is eleven by nine, and most of it is painted', () => {
    expect([HERO_GRID.width, HERO_GRID.height]).toEqual([11, 9]);
    expect(answer.size).toBe(19);
  });

  it('has exactly one solution from where it begins', () => {
    expect(countSolutions(HERO_GRID, 2)).toBe(1);
  });

  it('needs next to no thought: all but its foot follows clue by clue', () => {
    expect(assumptionsNeeded(HERO_GRID)).toBeLessThanOrEqual(3);
  });

  it('begins without an error', () => {
    expect(judge(boardOf(HERO_GRID), null).final).toBe('incomplete');
  });

  it('shows strokes of its solution, each on a cell that is open', () => {
    for (const { cell, color } of DEMO_STROKES) expect(answer.get(cell)).toBe(color);
  });
});
