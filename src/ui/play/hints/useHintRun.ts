import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { message } from '#texts/message.ts';
import { recolorCells } from '#engine/edit/recolorCells.ts';
import type { Hint } from '#engine/explain/Hints.ts';
import { hintMachine } from '#machines/hintMachine.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { hintBoardActor, hintsActor } from './hintActors.ts';

export type HintRun = ActorRefFrom<typeof hintMachine>;

/** The hints of a board. They live as long as the component. */
export function useHintRun(store: BoardStore): HintRun {
  const [machine] = useState(() => {
    const { actor } = store;
    return hintMachine.provide({
      actors: {
        board: hintBoardActor(store),
        hints: hintsActor(actor.getSnapshot().context.initial.grid),
      },
      actions: {
        count: (_, isNew) => {
          if (isNew) actor.send({ type: 'hint.note' });
        },
        apply: (_, hint) => applyHint(store, hint),
        applyObvious: (_, cells) => {
          const { grid } = actor.getSnapshot().context;
          actor.send({ type: 'colors.take', from: recolorCells(grid, cells) });
          notify({
            kind: 'success',
            message: message('hints.didObvious', { count: cells.length }),
          });
        },
      },
    });
  });
  return useActorRef(machine);
}

/** Apply a hint: its colors, or no color for wrong cells. */
function applyHint({ actor, mode }: BoardStore, hint: Hint): void {
  const { grid } = actor.getSnapshot().context;
  if (hint.type === 'step')
    actor.send({ type: 'colors.take', from: recolorCells(grid, hint.cells) });
  if (hint.type !== 'mistake') return;
  if (mode.isFinal) actor.send({ type: 'history.undo' });
  else {
    const cleared = hint.wrong.map(({ cell }) => ({ cell, color: 'gray' as const }));
    actor.send({ type: 'colors.take', from: recolorCells(grid, cleared) });
  }
}

/** Turn the strokes since the first wrong one into a trial. */
export function trySince({ actor }: BoardStore, stroke: number, strokes: readonly number[]): void {
  const { grid } = actor.getSnapshot().context;
  const since = strokes.flatMap((it, cell) =>
    it >= stroke ? [{ cell, color: 'gray' as const }] : [],
  );
  actor.send({ type: 'trial.start', from: recolorCells(grid, since) });
}
