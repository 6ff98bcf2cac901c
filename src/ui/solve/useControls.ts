import { useSelector } from '@xstate/react';
import type { SolidColor } from '#engine/grid/grid.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { useBoardSnapshot } from '../store/useBoardSnapshot.ts';

/** What the controls show. */
export interface Controls {
  readonly color: SolidColor;
  readonly isFilling: boolean;
  /** Colors are final: steps cannot be taken back but for a mistake. */
  readonly isFinal: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canRestart: boolean;
}

/** The state of the controls of a board; renders again only when one of them differs. */
export function useControls(store: BoardStore): Controls {
  const { actor } = store;
  const isFinal = useSelector(actor, ({ context }) => context.isFinal);
  const isWrong = useBoardSnapshot(store, ({ verdicts }) => verdicts.final === 'error');
  const hasPast = useSelector(actor, ({ context }) => context.history.past.length > 0);
  const hasFuture = useSelector(actor, ({ context }) => context.history.future.length > 0);
  return {
    isFinal,
    color: useSelector(actor, ({ context }) => context.color),
    isFilling: useSelector(actor, ({ context }) => context.isFilling),
    canUndo: hasPast && (!isFinal || isWrong),
    canRedo: hasFuture && !isFinal,
    canRestart: useSelector(
      actor,
      ({ context: { grid, initial, stroke } }) => !stroke && hasChanged(grid, initial),
    ),
  };
}

function hasChanged({ tiles }: Tiled, initial: Tiled): boolean {
  return tiles !== initial.tiles && tiles.some((tile, cell) => tile !== initial.tiles[cell]);
}

interface Tiled {
  readonly tiles: readonly unknown[];
}
