// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { english } from '#texts/english.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { startPlay } from '#tests/support/startPlay.ts';
import { createRequestedCounts } from '#ui/board/requestedCounts.ts';
import { createBoardStore } from '#ui/board/boardStore.ts';
import { spokenCounts } from '#ui/board/access/answerTo.ts';

const grid = exampleGrid({
  tiles: 'nwb/bbn/bnb',
  symbols: [
    { id: 'viewpoint', at: { x: 1, y: 1 }, params: { number: 4 } },
    { id: 'number', at: { x: 0, y: 1 }, params: { number: 3 } },
  ],
});
const nothing = () => undefined;

function setUp() {
  const play = startPlay({ document: { grid, solution: null, metadata: NEW_METADATA } });
  const store = createBoardStore(play, WORKSPACE_MODES.solve);
  const { actor } = store;
  const asked = createRequestedCounts(store, window);
  const listener = vi.fn();
  stop = asked.subscribe(listener);
  const key = (type: 'keydown' | 'keyup', ctrlKey: boolean) =>
    window.dispatchEvent(new KeyboardEvent(type, { key: 'Control', ctrlKey }));
  return { actor, store, asked, listener, key };
}

let stop: () => void = nothing;
afterEach(() => stop());

const OVER_VIEWPOINT = { x: 1.5, y: 1.5 };

describe('what clues count at the pointer', () => {
  it('shows while Ctrl is held over a clue, whichever came first', () => {
    const { asked, key } = setUp();
    asked.hover({ at: OVER_VIEWPOINT, isChord: false });
    expect(asked.current()).toEqual([]);

    key('keydown', true);
    expect(asked.current()).toHaveLength(3);
    expect(asked.current()).toBe(asked.current());

    key('keyup', false);
    expect(asked.current()).toEqual([]);

    asked.hover({ at: OVER_VIEWPOINT, isChord: true });
    expect(asked.current()).toHaveLength(3);
  });

  it('is nothing over cells without a clue and beside the board', () => {
    const { asked, key } = setUp();
    key('keydown', true);

    asked.hover({ at: { x: 2.5, y: 0.5 }, isChord: true });
    expect(asked.current()).toEqual([]);
    asked.hover({ at: { x: -1, y: 0.5 }, isChord: true });
    expect(asked.current()).toEqual([]);
  });

  it('follows the keyboard where no pointer is, and tells its listeners', () => {
    const { actor, asked, key, listener } = setUp();
    actor.send({ type: 'cursor.show', cell: 4 });
    key('keydown', true);

    expect(asked.current()).toHaveLength(3);
    const told = listener.mock.calls.length;
    actor.send({ type: 'cursor.show', cell: 3 });
    expect(listener.mock.calls.length).toBe(told + 1);
    expect(asked.current()).toMatchObject([{ direction: null }]);
  });

  it('counts anew when the board changes, and stops when the window loses the keyboard', () => {
    const { actor, asked, key } = setUp();
    asked.hover({ at: OVER_VIEWPOINT, isChord: true });
    const before = asked.current();

    actor.send({ type: 'cursor.show', cell: 5 });
    actor.send({ type: 'key.paint', button: 'primary', fill: false });
    expect(asked.current()).not.toEqual(before);

    key('keydown', true);
    window.dispatchEvent(new Event('blur'));
    expect(asked.current()).toEqual([]);
  });

  it('no longer listens when nobody does', () => {
    const { asked, key } = setUp();
    stop();
    asked.hover({ at: OVER_VIEWPOINT, isChord: false });

    key('keydown', true);

    expect(asked.current()).toEqual([]);
  });
});

describe('what is said of it', () => {
  it('names the symbol, each line with a direction, and settled counts by one number', () => {
    const { store } = setUp();

    expect(spokenCounts(english, store.current(), 4)).toBe(
      'Viewpoint 4: down 0 of 1, left 1, right 0 of 1',
    );
    expect(spokenCounts(english, store.current(), 2)).toBe('Nothing to count here');
  });
});
