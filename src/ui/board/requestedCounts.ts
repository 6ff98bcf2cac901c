import { cellAt } from '#engine/canvas/input/path.ts';
import type { Hover } from '#engine/canvas/input/Hover.ts';
import { countOverlay, type OverlayCount } from '#engine/judging/countOverlay.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell } from '#engine/grid/grid.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { createListeners } from '../store/listeners.ts';

/** What the clues at the pointer, or at the keyboard's cell, count so far: shown while Ctrl or Cmd is held. */
export interface RequestedCounts {
  readonly hover: (hover: Hover) => void;
  /** The same array until it says something else. */
  readonly current: () => readonly OverlayCount[];
  /** Called when it may have changed. Listens to the keyboard for as long as someone listens to it. */
  readonly subscribe: (listener: () => void) => () => void;
}

const NONE: readonly OverlayCount[] = [];

/** Counts for a board on a page. `keys` is where keys are heard. */
export function createRequestedCounts(store: BoardStore, keys: EventTarget): RequestedCounts {
  let pointed: Cell | null = null;
  let isHeld = false;
  let known: { board: Board; cell: Cell; counts: readonly OverlayCount[] } | null = null;

  const hold = (next: boolean) => {
    if (next === isHeld) return;
    isHeld = next;
    tell();
  };
  const onKey = (event: Event) => {
    if (event instanceof KeyboardEvent) hold(event.ctrlKey || event.metaKey);
  };
  const release = () => hold(false);
  const follow = () => {
    keys.addEventListener('keydown', onKey);
    keys.addEventListener('keyup', onKey);
    keys.addEventListener('blur', release);
    const unfollow = [store.subscribe(tell), followCursor(store, tell)];
    return () => {
      keys.removeEventListener('keydown', onKey);
      keys.removeEventListener('keyup', onKey);
      keys.removeEventListener('blur', release);
      for (const stop of unfollow) stop();
    };
  };
  const { subscribe, tell } = createListeners(follow);

  return {
    hover({ at, isChord }) {
      const cell = at === null ? null : (cellAt(at, store.current().board) ?? null);
      const isNew = cell !== pointed || (cell !== null && isChord !== isHeld);
      pointed = cell;
      if (cell !== null) isHeld = isChord;
      if (isNew) tell();
    },
    current() {
      const cell = isHeld ? (pointed ?? focusedCell(store)) : null;
      if (cell === null) return NONE;
      const { board, visible } = store.current();
      if (known?.board === board && known.cell === cell) return known.counts;
      const counts = countOverlay(board, cell, visible);
      known = { board, cell, counts: counts.length === 0 ? NONE : counts };
      return known.counts;
    },
    subscribe,
  };
}

function focusedCell({ actor }: BoardStore): Cell | null {
  const { cursor } = actor.getSnapshot().context;
  return cursor.isShown ? cursor.cell : null;
}

function followCursor(store: BoardStore, listener: () => void): () => void {
  let last = focusedCell(store);
  const subscription = store.actor.subscribe(() => {
    const next = focusedCell(store);
    if (next === last) return;
    last = next;
    listener();
  });
  return () => subscription.unsubscribe();
}
