import { fromCallback } from 'xstate';
import { writeGridText } from '#engine/codec/gridText.ts';
import type { HintBoard } from '#engine/explain/Hints.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { clearToGivens } from '#engine/grid/reset.ts';
import type { BoardContext } from '#machines/boardContext.ts';
import type { HintQuery, HintEvent } from '#machines/hintMachine.ts';
import { strokesOfCells } from '#machines/strokesOfCells.ts';
import { spawnHints } from '#workers/spawnHints.ts';
import type { BoardSnapshot, BoardStore } from '#ui/board/boardStore.ts';

/** Debounce of preparing a hint, so that nothing is computed during fast painting. */
const REST_MS = 80;

/** Finds hints in a worker, which starts with the first question. */
export function hintsActor(puzzle: Grid) {
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

/** Sends changes of colors, and the board once they rest. */
export function hintBoardActor(store: Pick<BoardStore, 'actor' | 'current'>) {
  const { actor } = store;
  return fromCallback<HintEvent>(({ sendBack }) => {
    let { grid } = actor.getSnapshot().context;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      const { context } = actor.getSnapshot();
      if (context.stroke === null)
        sendBack({ type: 'board.rested', board: hintBoardOf(context, store.current()) });
      else timer = setTimeout(rest, REST_MS);
    };
    const subscription = actor.subscribe(({ context }) => {
      if (context.grid === grid) return;
      grid = context.grid;
      sendBack({ type: 'board.touched' });
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    });
    rest();
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
