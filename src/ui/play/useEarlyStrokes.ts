import { useLayoutEffect } from 'react';
import type { BoardStore, PlayActor } from '#ui/board/boardStore.ts';
import { takeEarlyStrokes } from '#ui/shared/platform/sentBoard.ts';

/**
 * Paint on a new board what was painted before it was there. A layout effect, so that the board
 * appears with these strokes.
 */
export function useEarlyStrokes(play: PlayActor, { actor }: BoardStore): void {
  useLayoutEffect(() => {
    takeEarlyStrokes()?.handOver((inputsFor) => {
      play.start(); // its own effect comes later, and starts it only once
      const { grid, color } = actor.getSnapshot().context;
      inputsFor(grid, color).forEach(actor.send);
    });
  }, [play, actor]);
}
