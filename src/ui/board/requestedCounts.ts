import { cellAt } from '#engine/grid/path.ts';
import type { Hover } from '#engine/canvas/BoardOptions.ts';
import { countOverlay, type OverlayCount } from '#engine/judging/countOverlay.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell } from '#engine/grid/grid.ts';
import type { BoardStore } from './boardStore.ts';
import { createStore, derivedStore, type ReadableStore } from '#base/store.ts';

/**
 * Current counts of clues: of those at the pointer, or at the keyboard cursor, while Ctrl or Cmd is
 * pressed; otherwise of those whose reading was opened on purpose. The same array until it changes.
 */
export interface RequestedCounts extends ReadableStore<readonly OverlayCount[]> {
  readonly hover: (hover: Pick<Hover, 'at' | 'isChord'>) => void;
}

const NONE: readonly OverlayCount[] = [];

/**
 * Create the counts of a board. `keys` is the target of key events; it is listened to while the
 * store has subscribers.
 */
export function createRequestedCounts(store: BoardStore, keys: EventTarget): RequestedCounts {
  const pointed = createStore<Cell | null>(null);
  const isHeld = createStore(false);
  let known: { board: Board; cell: Cell; counts: readonly OverlayCount[] } | null = null;

  const current = () => {
    const cell = isHeld.current() ? (pointed.current() ?? focusedCell(store)) : readCell(store);
    if (cell === null) return NONE;
    const { board, visible } = store.current();
    if (known?.board === board && known.cell === cell) return known.counts;
    const counts = countOverlay(board, cell, visible);
    known = { board, cell, counts: counts.length === 0 ? NONE : counts };
    return known.counts;
  };
  const connect = (emit: () => void) => {
    const stops = [
      listenToModifiers(keys, isHeld.set),
      isHeld.subscribe(emit),
      pointed.subscribe(emit),
      store.subscribe(emit),
      followCursor(store, emit),
      store.reader.subscribe(emit),
    ];
    return () => stops.forEach((stop) => stop());
  };
  return {
    ...derivedStore(current, connect),
    hover({ at, isChord }) {
      const cell = at === null ? null : (cellAt(at, store.current().board) ?? null);
      pointed.set(cell);
      if (cell !== null) isHeld.set(isChord);
    },
  };
}

function listenToModifiers(keys: EventTarget, onHeld: (isHeld: boolean) => void): () => void {
  const onKey = (event: Event) => {
    if (event instanceof KeyboardEvent) onHeld(event.ctrlKey || event.metaKey);
  };
  const onBlur = () => onHeld(false);
  keys.addEventListener('keydown', onKey);
  keys.addEventListener('keyup', onKey);
  keys.addEventListener('blur', onBlur);
  return () => {
    keys.removeEventListener('keydown', onKey);
    keys.removeEventListener('keyup', onKey);
    keys.removeEventListener('blur', onBlur);
  };
}

/** The cell of a reading that was opened on purpose, not by a resting pointer. */
function readCell({ reader }: BoardStore): Cell | null {
  const reading = reader.current();
  return reading === null || reading.by === 'rest' || reading.rule !== null ? null : reading.cell;
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
