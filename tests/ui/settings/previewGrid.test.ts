import { describe, expect, it } from 'vitest';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { builtInGrid } from '#ui/library/home/builtInGrid.ts';
import { PREVIEW_GRID } from '#ui/settings/previewGrid.ts';

describe('the board of the settings page', () => {
  it('has symbols that are satisfied, wrong and open', () => {
    const { symbols } = judge(boardOf(builtInGrid(PREVIEW_GRID)), null);

    expect(Object.fromEntries(symbols)).toEqual({
      number: ['satisfied'],
      dart: ['satisfied'],
      viewpoint: ['error'],
      galaxy: ['incomplete'],
    });
  });
});
