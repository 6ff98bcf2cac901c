// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { english } from '#texts/english.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { startPlay } from '#tests/support/startPlay.ts';
import { gridFrom } from '#tests/support/texts.ts';
import { solvedWords } from '#ui/play/playText.ts';
import { createBoardStore } from '#ui/board/boardStore.ts';
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
    const { store } = begun(gridFrom(`3x1|T3:${tiles}|R${rules}`), null);
    const { judgement } = store.current();
    expect(judgement.final).toBe('satisfied');
    return english.say(solvedWords({ isFinal: false, mistakes: 0, judgement }).clues);
  }
  const RULES = 'connect_all,color=dark:mystery,solution=3x1&#124;T3&#58;bwb';

  it('says that every rule holds where it does', () => {
    expect(said('bbw', RULES)).toContain('Every rule and symbol is satisfied.');
  });

  it('does not say so of the alternate solution, which breaks a rule', () => {
    const words = said('bwb', RULES);

    expect(words).not.toContain('Every rule');
    expect(words).toContain('You found the alternate solution, the one that breaks the rules.');
  });
});
