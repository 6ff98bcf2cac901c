import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fromCallback, type ActorRefFrom } from 'xstate';
import { recolorCells } from '#engine/edit/recolorCells.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { walkthroughMachine, type WalkEvent } from '#machines/walkthroughMachine.ts';
import { spawnWalkthrough } from '#workers/spawnWalkthrough.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';

export type WalkRun = ActorRefFrom<typeof walkthroughMachine>;

/**
 * The walkthrough of a puzzle on a board. It lives as long as the component.
 *
 * @param puzzle the grid without colors except givens
 * @param text the same as grid text
 */
export function useWalkRun(puzzle: Grid, text: string, { actor }: BoardStore): WalkRun {
  const [machine] = useState(() =>
    walkthroughMachine.provide({
      actors: { finder: finderOf(text) },
      actions: {
        show: (_, cells) => actor.send({ type: 'colors.take', from: recolorCells(puzzle, cells) }),
      },
    }),
  );
  return useActorRef(machine);
}

/** Finds the steps in a worker. */
function finderOf(text: string) {
  return fromCallback<WalkEvent>(({ sendBack }) =>
    spawnWalkthrough(text, {
      onStep: (step) => sendBack({ type: 'walk.step', step }),
      onEnd: (end) => sendBack({ type: 'walk.end', end }),
      onFailed: () => sendBack({ type: 'walk.fail' }),
    }),
  );
}
