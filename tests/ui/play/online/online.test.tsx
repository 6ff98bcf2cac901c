// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invariant } from '#base/invariant.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { briefId, puzzleBrief } from '#tests/support/briefs.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { startPlay } from '#tests/support/startPlay.ts';
import { gridFrom } from '#tests/support/texts.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { onNotice } from '#ui/shared/platform/notices.ts';
import * as completion from '#ui/play/online/useCompletion.ts';
import { LoveButton } from '#ui/play/online/LoveButton.tsx';
import { ReplayDialog } from '#ui/play/ReplayDialog.tsx';
import { createBoardStore } from '#ui/board/boardStore.ts';

vi.mock(import('#ui/play/online/useCompletion.ts'), { spy: true });

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the love for a puzzle', () => {
  const ID = briefId(7);
  const heart = () => screen.getByRole('button', { name: /^Love this puzzle/ });
  /** The state of the server. */
  let isLoved = false;
  /** Let the call that is under way get its answer, or none. */
  let answer: (isReached: boolean) => void = () => undefined;

  beforeEach(() => {
    vi.mocked(completion.useReader).mockReturnValue(briefId(1));
    vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
      if (address.endsWith('/brief'))
        return Promise.resolve(Response.json(puzzleBrief({ id: ID })));
      if (method !== 'GET')
        return new Promise((resolve, reject) => {
          answer = (isReached) => {
            isLoved = isReached;
            if (isReached) resolve(Response.json({ loved: true }));
            else reject(new TypeError('no network'));
          };
        });
      return Promise.resolve(Response.json({ loved: isLoved }));
    });
  });

  it.each([
    ['stays where the server takes it', true, 'true'],
    ['is taken back where the server is not reached, which is said', false, 'false'],
  ])('%s', async (_, isReached, pressed) => {
    isLoved = false;
    const told = vi.fn();
    const off = onNotice(told);
    render(<LoveButton server={{ id: ID, about: null }} />);
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'));

    fireEvent.click(heart());
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'));
    answer(isReached);
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));

    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe(pressed));
    expect(told.mock.calls.length > 0).toBe(!isReached);
    off();
  });
});

describe('one’s own solve', () => {
  function watch(): void {
    const grid = gridFrom('3x1|T3:nnn');
    const play = startPlay({ document: { grid, solution: null, metadata: NEW_METADATA } });
    const { board } = play.getSnapshot().children;
    invariant(board, 'a play has a board');
    for (const cell of [0, 1, 2]) {
      const contact = { x: 0, y: 0 };
      board.send({ type: 'stroke.start', cell, button: 'primary', fill: false, contact });
      board.send({ type: 'stroke.end' });
    }
    const store = createBoardStore(play, WORKSPACE_MODES.solve);
    render(<ReplayDialog store={store} onClose={() => undefined} />);
  }
  const slider = () => screen.getByRole('slider');
  const place = () => slider().getAttribute('aria-valuetext');

  it('is shown stroke by stroke, to its end', async () => {
    watch();
    expect(place()).toBe('Move 0 of 3');

    await waitFor(() => expect(place()).toBe('Move 3 of 3'));
    screen.getByRole('button', { name: 'Play' });
  });

  it('stands still where motion is unwanted, and at a stroke that is gone to', () => {
    const matchMedia = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia(query === '(prefers-reduced-motion: reduce)' ? 'all' : query),
    );
    watch();
    screen.getByRole('button', { name: 'Play' });

    fireEvent.change(slider(), { target: { value: '1' } });

    expect(place()).toBe('Move 1 of 3');
  });
});
