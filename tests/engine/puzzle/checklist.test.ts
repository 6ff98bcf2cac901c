import { describe, expect, it } from 'vitest';
import { isPublishable, publishChecklist, type SolverProof } from '#engine/puzzle/checklist.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { gridFrom } from '#tests/support/texts.ts';

const METADATA = { ...NEW_METADATA, title: 'T', author: 'A' };
const GRID = gridFrom('2x1|T2:bb|C1:|Z|S|Rconnect_all,color=dark');

describe('what a solver proved of a puzzle', () => {
  it.each<[SolverProof, boolean]>([
    ['unknown', true],
    ['unique', true],
    ['many', true],
    ['unsolvable', false],
  ])('counts where there is no solution: %s', (proof, canBePublished) => {
    const checklist = publishChecklist(METADATA, GRID, 'satisfied', proof);

    expect(checklist.at(-1)).toEqual({
      id: 'isSolvable',
      success: canBePublished,
      mandatory: true,
    });
    expect(isPublishable(checklist)).toBe(canBePublished);
  });

  it('is no item where nobody asked a solver', () => {
    const ids = publishChecklist(METADATA, GRID, 'satisfied').map(({ id }) => id);

    expect(ids).not.toContain('isSolvable');
  });
});
