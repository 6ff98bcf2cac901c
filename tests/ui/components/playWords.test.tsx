// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { Grid } from '#engine/grid/grid.ts';
import { invariant } from '#engine/invariant.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { WORKSPACE_MODES } from '#machines/workspaceMode.ts';
import { startPlay } from '#tests/support/startPlay.ts';
import { gridFrom } from '#tests/support/texts.ts';
import { SolvedText } from '#ui/solve/SolvedText.tsx';
import { createBoardStore } from '#ui/store/boardStore.ts';
import { Progress, ProgressText } from '#ui/workspace/Progress.tsx';

afterEach(cleanup);

function begun(grid: Grid, solution: Grid | null) {
  const play = startPlay({ document: { grid, solution, metadata: NEW_METADATA } });
  return { play, store: createBoardStore(play, WORKSPACE_MODES.solve) };
}

describe('the progress of a puzzle that leaves cells open', () => {
  const SOLUTION = gridFrom('4x1|T4:bwnn|Runderclued,');

  function words(tiles: string): readonly (string | null)[] {
    const { store } = begun(gridFrom(`4x1|T4:${tiles}|Runderclued,`), SOLUTION);
    const { container } = render(
      <>
        <Progress store={store} isMusic={false} />
        <ProgressText store={store} isMusic={false} />
      </>,
    );
    const said = [...container.children].map(({ textContent }) => textContent);
    const bar = screen.getByRole('progressbar');
    expect(Number(bar.getAttribute('aria-valuenow') ?? bar.getAttribute('value'))).toBeLessThan(3);
    cleanup();
    return said;
  }

  it('counts the cells that are to be colored', () => {
    expect(words('bnnn')).toEqual(['1 of 2 cells', '1 of 2 cells']);
    expect(words('bwnn')).toEqual(['2 of 2 cells', '2 of 2 cells']);
  });

  it('never has more cells done than there are', () => {
    expect(words('bwwn')).toEqual(['1 cell too many', '1 cell too many']);
    expect(words('bwwb')).toEqual(['2 cells too many', '2 cells too many']);
  });
});

describe('a solved board', () => {
  function said(tiles: string, rules: string): string {
    const { play, store } = begun(gridFrom(`3x1|T3:${tiles}|R${rules}`), null);
    const { solve } = play.getSnapshot().children;
    invariant(solve, 'a play has a solve');
    expect(store.current().judgement.final).toBe('satisfied');
    const puzzle = { ...NEW_METADATA, grid: store.current().board.grid, solution: null };
    const router = createMemoryRouter([
      { path: '/', element: <SolvedText store={store} puzzle={puzzle} solve={solve} /> },
    ]);
    const { container } = render(<RouterProvider router={router} />);
    return container.textContent;
  }
  const RULES = 'connect_all,color=dark:mystery,solution=3x1&#124;T3&#58;bwb';

  it('says that every rule holds where it does', () => {
    expect(said('bbw', RULES)).toContain('Every rule and symbol holds.');
  });

  it('does not say so of the alternate solution, which breaks a rule', () => {
    const words = said('bwb', RULES);

    expect(words).not.toContain('Every rule');
    expect(words).toContain('This is the alternate solution, which breaks the rules.');
  });
});
