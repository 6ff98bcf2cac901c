// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Selection } from '#engine/edit/selection.ts';
import { emptyGrid } from '#engine/grid/grid.ts';
import { ScorePopup } from '#ui/editor/ScorePopup.tsx';

afterEach(cleanup);

/** The name of the popup next to a place of a score. */
function titleOf(selection: Extract<Selection, { kind: 'control' | 'note' }>): string | null {
  const nothing = () => undefined;
  render(
    <ScorePopup
      selection={selection}
      grid={emptyGrid(4, 3)}
      place={{ box: () => null, subscribe: () => nothing }}
      takesFocus={false}
      onEdit={nothing}
      onRemove={nothing}
      onClose={nothing}
    />,
  );
  return screen.getByRole('dialog').getAttribute('aria-label');
}

describe('the popup of a score', () => {
  it('counts columns and rows from 1, as the names of cells do', () => {
    expect(titleOf({ kind: 'control', column: 0 })).toBe('Playback at column 1');
    cleanup();
    expect(titleOf({ kind: 'note', column: 3, row: 2 })).toBe('Row 3 from column 4');
  });
});
