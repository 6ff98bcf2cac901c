// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { InThreadWorker } from '#tests/support/InThreadWorker.ts';
import { PublishDialog } from '#ui/editor/publish/PublishDialog.tsx';
import { useChecklist } from '#ui/editor/publish/useChecklist.ts';
import { loadTexts } from '#ui/shared/texts/texts.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import { EditedPuzzle } from '../createStore.ts';

const ONE = '3x1|T3:Bbw|C1:|Z|Sviewpoint,x=0,y=0,number=2|Rconnect_all,color=light';
const MANY = '2x2|T2:bbbb|C2:|Z|S|Rconnect_all,color=dark';

const calls: string[] = [];

beforeEach(async () => {
  calls.length = 0;
  vi.stubGlobal('Worker', InThreadWorker);
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url);
    return Promise.reject(new TypeError('no network'));
  });
  await loadTexts('site', 'publishing', 'account', 'checklist', 'rules', 'board', 'chrome');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The dialog with a board alone, the one part of the workspace that it reads. */
function Asking({ puzzle }: { puzzle: EditedPuzzle }) {
  const checklist = useChecklist(puzzle.store, 'unknown');
  return (
    <PublishDialog
      workspace={{ store: puzzle.store } as unknown as Workspace}
      puzzleId="p"
      checklist={checklist}
      author="Ada"
      onClose={() => undefined}
    />
  );
}

function ask(text: string): void {
  const puzzle = new EditedPuzzle(text, { ...NEW_METADATA, title: 'Salt', author: 'Ada' });
  render(
    <MemoryRouter>
      <Asking puzzle={puzzle} />
    </MemoryRouter>,
  );
}

const publish = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' });

describe('publishing', () => {
  it('needs a second press for a puzzle with several solutions, and shows where', async () => {
    ask(MANY);
    expect(publish().disabled).toBe(true);

    const warning = await screen.findByRole('alert');
    expect(warning.textContent).toMatch(
      /^This puzzle has more than one solution: \d cells? differ/,
    );
    expect(screen.getByRole('img', { name: /^(\d|This).* row \d, column \d/ })).toBeDefined();
    expect(screen.getByText(/or the rule “Underclued”/)).toBeDefined();
    expect(publish().disabled).toBe(true);

    fireEvent.click(screen.getByRole('switch', { name: 'Publish it with several solutions' }));
    expect(publish().disabled).toBe(false);
  });

  it.each([
    ['has one solution', ONE],
    ['asks for what is certain', MANY.replace('|Rconnect', '|Runderclued:connect')],
    ['only its author can check', '4x1|T4:nbnn|C4:|Z|S|Rmusic'],
  ])('needs no second press for a puzzle that %s', async (_, text) => {
    ask(text);

    await waitFor(() => expect(publish().disabled).toBe(false));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
