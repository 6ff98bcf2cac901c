import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { type ActorRefFrom, fromCallback } from 'xstate';
import { message } from '#texts/message.ts';
import { recolorCells } from '#engine/edit/recolorCells.ts';
import type { Hint, HintBoard } from '#engine/explain/Hints.ts';
import { hintMachine, type BoardQuery, type HintQuery } from '#machines/hintMachine.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import type { BoardStore, BoardSnapshot } from '#ui/board/boardStore.ts';
import { writeGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import { GuidedTrial } from './GuidedTrial.ts';
import type { BoardContext } from '#machines/boardContext.ts';
import { strokesOfCells } from '#machines/strokesOfCells.ts';
import { spawnHints } from '#workers/spawnHints.ts';

/** Colors that rest this long are thought about: a hint may be requested soon. */
const REST_MS = 2000;

/** Finds hints in a worker, which starts with the first question. */
function hintsActor(puzzle: Grid) {
  const text = writeGridText(clearToGivens(puzzle));
  return fromCallback<HintQuery>(({ receive, sendBack }) => {
    const { ask, stop } = spawnHints(text, {
      onReply: (reply) =>
        sendBack(
          'hint' in reply
            ? { type: 'hint.reply', ...reply }
            : { type: 'hint.obvious', id: reply.id, cells: reply.obvious },
        ),
      onFailed: () => sendBack({ type: 'hint.fail' }),
    });
    receive(({ id, board, isObvious }) => ask({ id, board, isObvious }));
    return stop;
  });
}

/** Sends changes of colors, and the board once they rest or when it is wanted. */
export function hintBoardActor(
  store: Pick<BoardStore, 'actor' | 'current'>,
  trial: Pick<GuidedTrial, 'isChanging' | 'isEnded' | 'release'>,
) {
  const { actor } = store;
  return fromCallback<BoardQuery>(({ receive, sendBack }) => {
    let { grid } = actor.getSnapshot().context;
    let isWanted = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restLater = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    };
    const rest = () => {
      const { context } = actor.getSnapshot();
      if (context.stroke !== null) {
        restLater();
        return;
      }
      isWanted = false;
      clearTimeout(timer);
      sendBack({ type: 'board.rested', board: hintBoardOf(context, store.current()) });
    };
    const subscription = actor.subscribe(({ context }) => {
      if (trial.isChanging) ({ grid } = context);
      if (context.grid !== grid || trial.isEnded) {
        grid = context.grid;
        trial.release();
        sendBack({ type: 'board.touched' });
        restLater();
      }
      if (isWanted && context.stroke === null) rest();
    });
    receive(() => {
      isWanted = true;
      if (actor.getSnapshot().context.stroke === null) rest();
    });
    restLater();
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  });
}

/** The input of a hint: board, history and cursor. */
function hintBoardOf(
  { grid, history, lastCell, cursor }: BoardContext,
  { visible }: BoardSnapshot,
): HintBoard {
  return {
    colors: grid.tiles.map(({ color }) => color),
    ...strokesOfCells(history.past, grid.tiles.length),
    near: cursor.isShown ? cursor.cell : lastCell,
    covered: [...visible].flatMap(([id, flags]) =>
      flags.flatMap((isSeen, index) => (isSeen ? [] : [{ id, index }])),
    ),
  };
}

export type HintRun = ActorRefFrom<typeof hintMachine>;

/** The hints of a board. They live as long as the component. */
export function useHintRun(store: BoardStore): HintRun {
  const [machine] = useState(() => {
    const { actor } = store;
    const trial = new GuidedTrial(store);
    return hintMachine.provide({
      actors: {
        board: hintBoardActor(store, trial),
        hints: hintsActor(actor.getSnapshot().context.initial.grid),
      },
      actions: {
        count: (_, isNew) => {
          if (isNew) actor.send({ type: 'hint.note' });
        },
        showTried: (_, tried) => trial.show(tried),
        apply: (_, hint) => {
          trial.show(null);
          applyHint(store, hint);
        },
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
