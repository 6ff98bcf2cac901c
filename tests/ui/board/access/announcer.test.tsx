// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromCallback } from 'xstate';
import { EMPTY_TILE, emptyGrid, internedTile, type Grid } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { checkingMachine, type JudgeRequest } from '#machines/checkingMachine.ts';
import { playMachine } from '#machines/playMachine.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { startPlay } from '#tests/support/startPlay.ts';
import Announcer from '#ui/board/access/Announcer.tsx';
import { createBoardStore } from '#ui/board/boardStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** More cells than are judged on the page. Only the first one is empty; all have to be dark. */
function largeGrid(): Grid {
  const grid = emptyGrid(101, 100);
  const dark = internedTile(true, true, 'dark');
  const tiles = grid.tiles.map((_, cell) => (cell === 0 ? EMPTY_TILE : dark));
  const rule = { id: 'connect_all', params: { color: 'dark' } };
  return { ...grid, tiles, rules: [rule] };
}

it('a solve is announced when the verdicts of a large board come later', () => {
  let answer: () => void = () => undefined;
  const judgeLater = fromCallback<JudgeRequest>(({ receive, sendBack }) => {
    receive(({ grid, solution }) => {
      const judgement = judge(boardOf(grid), solution);
      answer = () => sendBack({ type: 'judge.found', grid, judgement });
    });
  });
  const machine = playMachine.provide({
    actors: { checking: checkingMachine.provide({ actors: { judge: judgeLater } }) },
  });
  const document = { grid: largeGrid(), solution: null, metadata: NEW_METADATA };
  const store = createBoardStore(startPlay({ document }, machine), WORKSPACE_MODES.solve);
  render(<Announcer store={store} />);
  const contact = { x: 0.5, y: 0.5 };
  act(() => {
    store.paint({ type: 'stroke.start', cell: 0, button: 'primary', fill: false, contact });
    store.paint({ type: 'stroke.end' });
    vi.runAllTimers();
  });
  const { textContent: atOnce } = screen.getByRole('status');
  act(() => {
    answer();
    vi.runAllTimers();
  });

  expect(atOnce).toBe('Row 1, column 1, dark');
  expect(screen.getByRole('status').textContent).toBe('Solved. All lit');
});
