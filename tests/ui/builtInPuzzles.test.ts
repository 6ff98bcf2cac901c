import { describe, expect, it } from 'vitest';
import { paintCells } from '#engine/edit/edit.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { invariant } from '#engine/invariant.ts';
import { english } from '#texts/english.ts';
import { builtInPuzzles } from '#ui/home/builtInPuzzles.ts';
import { HERO_GRID, INVITING_STROKES } from '#ui/home/heroPuzzle.ts';
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

describe('the puzzle of the first page', () => {
  it('has exactly one solution', () => {
    expect(countSolutions(HERO_GRID, 2)).toBe(1);
  });

  it.each(INVITING_STROKES)('is painted rightly where it invites, at $cell', ({ cell, color }) => {
    const opposite = color === 'dark' ? 'light' : 'dark';
    expect(countSolutions(paintCells(HERO_GRID, [cell], color), 2)).toBe(1);
    expect(countSolutions(paintCells(HERO_GRID, [cell], opposite), 1)).toBe(0);
  });
});
