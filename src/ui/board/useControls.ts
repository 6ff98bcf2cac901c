import { useSelector } from '@xstate/react';
import type { SolidColor } from '#engine/grid/grid.ts';
import type { BoardFeed } from './boardFeed.ts';

/** What the controls show. */
export interface Controls {
  readonly color: SolidColor;
  readonly isFilling: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canRestart: boolean;
}

/** The state of the controls of a board; renders again only when one of them differs. */
export function useControls({ actor }: BoardFeed): Controls {
  return {
    color: useSelector(actor, ({ context }) => context.color),
    isFilling: useSelector(actor, ({ context }) => context.isFilling),
    canUndo: useSelector(actor, ({ context }) => context.history.past.length > 0),
    canRedo: useSelector(actor, ({ context }) => context.history.future.length > 0),
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
