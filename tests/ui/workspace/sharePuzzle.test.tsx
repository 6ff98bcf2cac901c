// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { puzzleQuery } from '#ui/shared/api/puzzleQuery.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { createBoardViewport } from '#ui/board/boardViewport.ts';
import { SharePuzzle } from '#ui/workspace/SharePuzzle.tsx';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import { EditedPuzzle } from '#tests/ui/editor/createStore.ts';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const ID = '018f4e6e-3c5a-7bbb-8c1d-2f7b4a5c6d7e';

/** Share a puzzle of the site from its editor, opened when it had this status. */
function share(status: 'public' | 'private'): void {
  const { store } = new EditedPuzzle('2x1|T2:bw|C1:|Z|S|R', {
    ...NEW_METADATA,
    title: 'Salt & "road"',
  });
  // The parts of a workspace that the dialog reads.
  const workspace = {
    store,
    mode: store.mode,
    opened: { server: { id: ID, about: { status } } },
    viewport: createBoardViewport(),
  } as unknown as Workspace;
  render(<SharePuzzle workspace={workspace} onClose={() => undefined} />);
}

/** The links of the dialog from top to bottom: their names and what they hold. */
const links = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox')
    .map((it) => [it.getAttribute('aria-label'), it.value] as const);

describe('sharing a puzzle', () => {
  it('offers the link of the site first, then its frame, then links that hold the puzzle', async () => {
    share('public');
    await screen.findByDisplayValue(/\/solve\?d=/);

    expect(links().map(([name]) => name)).toEqual([
      'Link to this puzzle',
      'Code for a page of your own',
      'Link that contains the puzzle',
      'Editing link',
    ]);
    const [[, link], [, code]] = links() as [[string, string], [string, string]];
    expect(link).toBe(`${location.origin}/solve/${ID}`);
    expect(code).toMatch(`<iframe src="${location.origin}/embed/${ID}" `);
    expect(code).toMatch(' title="Salt &amp; &quot;road&quot;" ');
    expect(screen.getByRole('heading', { name: 'Without this site' })).toBeDefined();
  });

  it('offers only links that hold the puzzle where the site does not show it', async () => {
    share('private');
    await screen.findByDisplayValue(/\/solve\?d=/);

    expect(links().map(([name]) => name)).toEqual(['Link to this puzzle', 'Editing link']);
    expect(screen.queryByRole('heading', { name: 'Without this site' })).toBeNull();
  });

  it('offers the link of the site once a puzzle is published that was opened before', async () => {
    queryClient.setQueryData(puzzleQuery(ID, 'edit').queryKey, { status: 'public' } as never);
    share('private');

    expect(await screen.findByDisplayValue(`${location.origin}/solve/${ID}`)).toBeDefined();
  });
});
