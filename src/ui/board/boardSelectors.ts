import { useState, useSyncExternalStore } from 'react';
import type { BoardStore, BoardSnapshot } from './boardStore.ts';
import { useSelector } from '@xstate/react';
import type { BoardContext } from '#machines/boardContext.ts';
import type { Grid, SolidColor } from '#engine/grid/grid.ts';
import { visibleGrid } from '#engine/edit/colorTool.ts';
import type { ToolId } from '#engine/edit/Tool.ts';

/**
 * Selects from the snapshot of the board; renders again only when the result differs. Without
 * `isSame`, `select` returns a primitive or a stable object.
 */
export function useBoardSnapshot<T>(
  store: BoardStore,
  select: (snapshot: BoardSnapshot) => T,
  isSame: (a: T, b: T) => boolean = Object.is,
): T {
  const [keep] = useState(() => createKeeper<T>());
  return useSyncExternalStore(store.subscribe, () => keep(select(store.current()), isSame));
}

/** Returns a function that returns its last result while the next one is the same. */
function createKeeper<T>(): (next: T, isSame: (a: T, b: T) => boolean) => T {
  let last: { readonly value: T } | null = null;
  return (next, isSame) => {
    if (last === null || !isSame(last.value, next)) last = { value: next };
    return last.value;
  };
}

/** The grid before the current stroke, if there is one. */
export function restingGrid({ grid, stroke }: Pick<BoardContext, 'grid' | 'stroke'>): Grid {
  return stroke ? stroke.base.grid : grid;
}

/** The grid between strokes, for panels: the moves of a stroke do not render them. */
export function useRestingGrid({ actor }: Pick<BoardStore, 'actor'>): Grid {
  return useSelector(actor, ({ context }) => restingGrid(context));
}

/** State of the color and history controls. */
export interface Controls {
  readonly tool: ToolId;
  /** Color of the primary button. */
  readonly color: SolidColor;
  readonly isFilling: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canRestart: boolean;
}

/** The state of the controls of a board; renders again only when it differs. */
export function useControls({ actor }: BoardStore): Controls {
  return {
    tool: useSelector(actor, ({ context }) => context.tool),
    color: useSelector(actor, ({ context }) => context.color),
    isFilling: useSelector(actor, ({ context }) => context.isFilling),
    canUndo: useSelector(actor, (snapshot) => isOffered(snapshot, 'history.undo')),
    canRedo: useSelector(actor, (snapshot) => isOffered(snapshot, 'history.redo')),
    canRestart: useSelector(actor, ({ context }) => canRestart(context)),
  };
}

/**
 * Returns whether a restart would change the board, between strokes. A stroke in progress does not
 * count, so that the button does not flicker during strokes.
 */
export function canRestart(context: BoardContext): boolean {
  const { initial, stroke, mode } = context;
  const grid = restingGrid(context);
  if (!mode.isSolving) return visibleGrid({ grid, layer: 'puzzle' }) !== grid;
  const { marks } = stroke?.base ?? context;
  return marks.size > 0 || hasChanged(grid, initial.grid);
}

/**
 * Returns whether a history step is possible. A stroke in progress only delays it, so that buttons
 * do not flicker during strokes.
 */
function isOffered(
  snapshot: ReturnType<BoardStore['actor']['getSnapshot']>,
  type: 'history.undo' | 'history.redo',
): boolean {
  const isThere =
    type === 'history.undo'
      ? snapshot.matches({ history: 'canUndo' }) || snapshot.matches({ history: 'both' })
      : snapshot.matches({ history: 'canRedo' }) || snapshot.matches({ history: 'both' });
  return isThere && (!snapshot.matches({ stroke: 'idle' }) || snapshot.can({ type }));
}

function hasChanged({ tiles }: Tiled, initial: Tiled): boolean {
  return tiles !== initial.tiles && tiles.some((tile, cell) => tile !== initial.tiles[cell]);
}

interface Tiled {
  readonly tiles: readonly unknown[];
}
