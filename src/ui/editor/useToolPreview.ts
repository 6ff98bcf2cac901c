import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { Hover } from '#engine/canvas/Hover.ts';
import type { Point } from '#engine/grid/grid.ts';
import type { BoardPreview } from '#engine/picture/preview.ts';
import { createStore } from '#base/store.ts';
import { cursorPoint } from '#machines/cursor.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useRestingGrid } from '#ui/board/restingGrid.ts';
import { clipSelection, toolPreview } from './toolPreview.ts';

/** What the tool in hand would do where the pointer is, or else the keyboard. */
export interface ShownPreview {
  readonly preview: BoardPreview | null;
  readonly onHover: (hover: Hover) => void;
}

/** Follows pointer, keyboard and tool. Changes only when another picture is to be drawn. */
export function useToolPreview(store: BoardStore): ShownPreview {
  const { actor } = store;
  const [pointed] = useState(() => createStore<Point | null>(null));
  const onHover = useCallback(
    ({ at, isPressed }: Hover) => {
      const next = isPressed ? null : at;
      if (next !== pointed.current()) pointed.set(next);
    },
    [pointed],
  );
  const cursor = useSelector(actor, ({ context }) => context.cursor);
  const grid = useRestingGrid(store);
  const tool = useSelector(actor, ({ context }) => context.tool);
  const template = useSelector(actor, ({ context }) => context.template);
  const clip = useSelector(actor, ({ context }) => context.clip);
  const keyed = cursor.isShown ? cursorPoint(cursor, grid) : null;
  const hand = useMemo(() => ({ tool, template, clip }), [tool, template, clip]);
  const [select] = useState(lastPreview);
  const preview = useSyncExternalStore(pointed.subscribe, () => {
    const at = pointed.current() ?? keyed;
    const isOnBoard = grid.width > 0 && grid.height > 0;
    return select(isOnBoard && at ? toolPreview(grid, hand, at) : clipSelection(clip));
  });
  return { preview, onHover };
}

/** Hands the same object out again while the preview says the same. */
function lastPreview() {
  let last: BoardPreview | null = null;
  let lastKey = '';
  return (next: BoardPreview | null): BoardPreview | null => {
    const key = next === null ? '' : keyOf(next);
    if (
      key !== lastKey ||
      (next?.kind === 'paste' && last?.kind === 'paste' && next.grid !== last.grid)
    )
      last = next;
    lastKey = key;
    return last;
  };
}

/** A pasted grid is compared by itself: its text is long. */
function keyOf(preview: BoardPreview): string {
  if (preview.kind === 'paste') return JSON.stringify({ at: preview.at, kind: preview.kind });
  return JSON.stringify(preview);
}
