// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { findShareData } from '#engine/codec/shareLinks.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { openShared } from '#engine/puzzle/puzzle.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { playMachine } from '#machines/playMachine.ts';
import { gridFrom, textOf } from '#tests/support/texts.ts';
import { browserCompression } from '#ui/shared/platform/compress.ts';
import { announceUpdate } from '#ui/shared/platform/update.ts';
import { setSetting } from '#ui/shared/settings/settings.ts';
import { createBoardStore } from '#ui/board/boardStore.ts';
import { DraftGuard } from '#ui/workspace/DraftGuard.tsx';
import { leaveGuards } from '#ui/workspace/leaveGuards.ts';

const MODE = WORKSPACE_MODES.create;

/** A page with a draft that is stored or cannot be. */
function openDraft(isStored: boolean) {
  const document = { grid: gridFrom('2x1|T2:Bw'), solution: null, metadata: NEW_METADATA };
  const play = createActor(playMachine, {
    input: {
      document,
      mode: MODE,
      color: 'dark',
      progress: null,
      charges: null,
      time: { spentMs: 0, shownSinceMs: null },
      isRecorded: false,
      isSaving: true,
      now: () => 0,
    },
  }).start();
  const slot = {
    key: 'create a',
    address: { current: () => '', subscribe: () => () => undefined },
  };
  const workspace = { play, slot: { ...slot, isStored }, store: createBoardStore(play, MODE) };
  const element = <DraftGuard workspace={workspace} />;
  const router = createMemoryRouter(
    [
      { path: '/create', element },
      { path: '/', element: <p>Home</p> },
    ],
    { initialEntries: ['/create'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

afterEach(() => {
  cleanup();
  setSetting('enableExitConfirmation', true);
  history.replaceState(null, '', '/');
});

describe('a draft that could not be stored', () => {
  it('asks before its page is left, and stays or goes', async () => {
    const router = openDraft(false);
    await router.navigate('/');
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    screen.getByRole('button', { name: 'Stay' }).click();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/create');

    await router.navigate('/');
    (await screen.findByRole('button', { name: 'Leave' })).click();
    await screen.findByText('Home');
  });

  it('does not ask where that is turned off', async () => {
    setSetting('enableExitConfirmation', false);
    await openDraft(false).navigate('/');

    await screen.findByText('Home');
  });

  it('goes into the address before an update', async () => {
    openDraft(false);
    await announceUpdate();

    await vi.waitFor(() => expect(location.search).toMatch(/^\?loader=visible&d=/));
    const [data = ''] = findShareData(`http://chiaro.test/create${location.search}`);
    const puzzle = await openShared(data, browserCompression);
    expect(puzzle.ok && puzzle.value.solution && textOf(puzzle.value.solution)).toBe('2x1|T2:Bw');
  });
});

describe('a draft that is stored', () => {
  it('asks nothing, and keeps its address', async () => {
    const router = openDraft(true);
    await announceUpdate();
    expect(location.search).toBe('');
    await router.navigate('/');

    await screen.findByText('Home');
  });
});

describe('work inside a draft', () => {
  it('holds the page by its own question, until it is dropped', async () => {
    const outer = vi.fn(() => true);
    const inner = vi.fn(() => true);
    const stops = [leaveGuards.add(outer), leaveGuards.add(inner)];
    const router = openDraft(true);
    await router.navigate('/');

    expect(router.state.location.pathname).toBe('/create');
    expect(inner).toHaveBeenCalledOnce();
    expect(outer).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();

    for (const stop of stops) stop();
    await router.navigate('/');
    await screen.findByText('Home');
  });

  it('makes the browser ask before the page is closed', () => {
    const stop = leaveGuards.add(() => true);
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

    expect(leave()).toBe(false);
    stop();
    expect(leave()).toBe(true);
  });
});
