// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import { invariant } from '#base/invariant.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { startPlay } from '#tests/support/startPlay.ts';
import { createBoardStore, type BoardStore } from '#ui/board/boardStore.ts';

const PRESS = {
  type: 'stroke.start',
  cell: 0,
  button: 'primary',
  fill: false,
  contact: { x: 0.5, y: 0.5 },
} as const;

/** The store of a row of three cells, and who hears of it, in order. */
function setup(): { store: BoardStore; heard: string[] } {
  const grid = exampleGrid({ tiles: 'nnn' });
  const play = startPlay({ document: { grid, solution: null, metadata: NEW_METADATA } });
  const store = createBoardStore(play, WORKSPACE_MODES.solve);
  const heard: string[] = [];
  const color = () => store.current().board.color(0);
  store.actor.subscribe(({ context }) => {
    const tile = context.grid.tiles[0];
    invariant(tile, 'the board has a cell');
    heard.push(`controls ${tile.color}`);
  });
  store.subscribe(() => heard.push(`page ${color()}`));
  store.immediate.subscribe(() => heard.push(`picture ${color()}`));
  return { store, heard };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a stroke on a canvas', () => {
  it('is drawn first; pages hear of it in a task after the next frame', () => {
    const { store, heard } = setup();
    requestAnimationFrame(() => heard.push('frame'));
    store.paint(PRESS);
    store.paint({ type: 'stroke.end' });
    const atOnce = [...heard];
    vi.runAllTimers();

    expect(atOnce).toEqual(['picture dark']);
    expect(heard.slice(0, 2)).toEqual(['picture dark', 'frame']);
    expect(heard.slice(2).sort()).toEqual(['controls dark', 'page dark']);
  });

  it('is heard by parts of the play after the next frame, too', () => {
    const { store, heard } = setup();
    store.play.subscribe(() => heard.push('play'));
    store.paint(PRESS);
    store.paint({ type: 'stroke.end' });
    const atOnce = [...heard];
    vi.runAllTimers();

    expect(atOnce).toEqual(['picture dark']);
    expect(heard).toContain('play');
  });

  it('is known to who asks, before pages hear of it', () => {
    const { store } = setup();
    store.paint(PRESS);
    store.paint({ type: 'stroke.end' });

    expect(store.current().board.color(0)).toBe('dark');
    expect(store.actor.getSnapshot().context.history.past).toHaveLength(1);
  });

  it('that is undone at once leaves pages with what is true', () => {
    const { store, heard } = setup();
    store.paint(PRESS);
    store.paint({ type: 'stroke.end' });
    store.actor.send({ type: 'history.undo' });
    vi.runAllTimers();

    expect(heard.at(-1)).toMatch(/gray$/);
    expect(heard).not.toContain('page dark');
    expect(store.current().board.color(0)).toBe('gray');
  });
});

describe('everything else that happens to a board', () => {
  it('is heard at once', () => {
    const { store, heard } = setup();
    store.actor.send(PRESS);

    expect(heard).toContain('page dark');
  });
});

describe('the legend of a snapshot', () => {
  it('keeps its rows, however late an older snapshot is read', () => {
    const { store } = setup();
    const older = store.current();
    store.actor.send(PRESS);
    store.actor.send({ type: 'stroke.end' });
    const newer = store.current();
    const rows = newer.legend;

    expect(older.legend).toHaveLength(rows.length);
    expect(newer.legend).toBe(rows);
    expect(store.current().legend).toBe(rows);
  });
});
