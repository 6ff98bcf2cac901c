// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, sendTo, setup, type AnyEventObject } from 'xstate';
import { invariant } from '#base/invariant.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { startPlay } from '#tests/support/startPlay.ts';
import { gridFrom } from '#tests/support/texts.ts';
import { GuidedTrial } from '#ui/play/hints/GuidedTrial.ts';
import { hintBoardActor } from '#ui/play/hints/useHintRun.ts';
import { createBoardStore } from '#ui/board/boardStore.ts';

/** Pauses of a player who paints one cell after the other. */
const PAUSE_MS = 500;
/** After this time without a change, the board is thought about. */
const REST_MS = 2000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A board of sixty cells that is painted, and what hints hear of it. */
function begin() {
  const grid = gridFrom(`60x1|T60:${'n'.repeat(60)}`);
  const play = startPlay({ document: { grid, solution: null, metadata: NEW_METADATA } });
  const { board } = play.getSnapshot().children;
  invariant(board, 'a play has a board');
  const heard: AnyEventObject[] = [];
  const store = createBoardStore(play, WORKSPACE_MODES.solve);
  const trial = new GuidedTrial(store);
  const watch = setup({
    actors: { colors: hintBoardActor(store, trial) },
    actions: { note: ({ event }) => heard.push(event) },
  }).createMachine({
    invoke: { src: 'colors', id: 'colors' },
    on: {
      want: { actions: sendTo('colors', { type: 'board.wanted' }) },
      '*': { actions: 'note' },
    },
  });
  const watching = createActor(watch).start();
  const paint = (cell: number) => {
    const contact = { x: 0, y: 0 };
    board.send({ type: 'stroke.start', cell, button: 'primary', fill: false, contact });
    board.send({ type: 'stroke.end' });
  };
  return {
    board,
    heard,
    paint,
    trial,
    want: () => watching.send({ type: 'want' }),
    rests: () => heard.filter(({ type }) => type === 'board.rested'),
  };
}

describe('a guided trial', () => {
  const colorsOf = ({ board }: ReturnType<typeof begin>) =>
    board
      .getSnapshot()
      .context.grid.tiles.slice(0, 3)
      .map(({ color }) => color);
  const trialsOf = ({ board }: ReturnType<typeof begin>) =>
    board.getSnapshot().context.trials.length;

  it('paints and erases cells of one trial, which hints do not hear', () => {
    const begun = begin();
    begun.trial.show([
      { cell: 0, color: 'dark' },
      { cell: 1, color: 'light' },
    ]);
    expect([colorsOf(begun), trialsOf(begun)]).toEqual([['dark', 'light', 'gray'], 1]);
    begun.trial.show([
      { cell: 0, color: 'dark' },
      { cell: 2, color: 'light' },
    ]);
    expect([colorsOf(begun), trialsOf(begun)]).toEqual([['dark', 'gray', 'light'], 1]);
    begun.trial.show(null);
    expect([colorsOf(begun), trialsOf(begun)]).toEqual([['gray', 'gray', 'gray'], 0]);
    vi.advanceTimersByTime(REST_MS);
    expect(begun.heard.map(({ type }) => type)).toEqual(['board.rested']);
  });

  it('belongs to the player after a move, and after it is kept', () => {
    const painted = begin();
    painted.trial.show([{ cell: 0, color: 'dark' }]);
    painted.paint(1);
    painted.trial.show(null);
    expect([colorsOf(painted), trialsOf(painted)]).toEqual([['dark', 'dark', 'gray'], 1]);
    expect(painted.heard.at(-1)?.type).toBe('board.touched');

    const kept = begin();
    kept.trial.show([{ cell: 0, color: 'dark' }]);
    kept.board.send({ type: 'trial.keep' });
    kept.trial.show(null);
    expect([colorsOf(kept), trialsOf(kept)]).toEqual([['dark', 'gray', 'gray'], 0]);
    expect(kept.heard.at(-1)?.type).toBe('board.touched');
  });
});

describe('what hints hear of a board', () => {
  it('is the board as it is at first, once the page has rested', () => {
    const { rests } = begin();
    vi.advanceTimersByTime(REST_MS - 1);
    expect(rests()).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(rests()).toHaveLength(1);
  });

  it('is nothing to work on while it is painted, then the newest board alone', () => {
    const { heard, paint, rests } = begin();
    for (let cell = 0; cell < 60; cell++) {
      paint(cell);
      vi.advanceTimersByTime(PAUSE_MS);
    }
    expect(rests()).toHaveLength(0);
    expect(heard.filter(({ type }) => type === 'board.touched')).toHaveLength(60);

    vi.advanceTimersByTime(REST_MS);

    const [newest, ...others] = rests();
    expect(others).toEqual([]);
    expect(newest?.['board']).toMatchObject({
      colors: Array.from({ length: 60 }, () => 'dark'),
    });
  });

  it('is the board at once when it is wanted, and not again', () => {
    const { paint, want, rests } = begin();
    paint(0);
    want();
    expect(rests()).toHaveLength(1);
    vi.advanceTimersByTime(2 * REST_MS);
    expect(rests()).toHaveLength(1);
  });

  it('is the board at the end of the stroke in which it is wanted', () => {
    const { board, want, rests } = begin();
    const contact = { x: 0, y: 0 };
    board.send({ type: 'stroke.start', cell: 0, button: 'primary', fill: false, contact });
    want();
    expect(rests()).toHaveLength(0);
    board.send({ type: 'stroke.end' });
    expect(rests()).toHaveLength(1);
  });

  it('waits for the end of a stroke that rests', () => {
    const { board, rests } = begin();
    const contact = { x: 0, y: 0 };
    board.send({ type: 'stroke.start', cell: 0, button: 'primary', fill: false, contact });
    vi.advanceTimersByTime(3 * REST_MS);
    expect(rests()).toHaveLength(0);

    board.send({ type: 'stroke.end' });
    vi.advanceTimersByTime(2 * REST_MS);
    expect(rests()).toHaveLength(1);
  });
});
