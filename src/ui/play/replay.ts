import type { Grid } from '#engine/grid/grid.ts';
import type { BoardContext } from '#machines/boardContext.ts';
import { undoStep, type BoardPosition } from '#machines/boardStep.ts';

/**
 * The boards of a solve, one after each step, from the oldest in the history to the present. Steps
 * that change no color, such as marks, are omitted.
 */
export function collectBoards(
  context: Pick<BoardContext, keyof BoardPosition | 'history'>,
): Grid[] {
  const { history } = context;
  let position: BoardPosition = context;
  const boards = [position.grid];
  for (const step of history.past.toReversed()) {
    position = undoStep(position, step);
    if (position.grid !== boards.at(-1)) boards.push(position.grid);
  }
  return boards.reverse();
}
