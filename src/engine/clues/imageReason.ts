import { message, type Text } from '#texts/message.ts';
import type { Board } from '../grid/board.ts';
import type { Cell, SolidColor } from '../grid/grid.ts';

/**
 * The reason for a cell that cannot be in the area of a symbol, because its image cannot. Undefined
 * if the board does not show that. `color` is the color of the cell, and `image` is undefined off
 * the board.
 */
export function imageReason(
  kind: 'galaxy' | 'lotus',
  image: Cell | undefined,
  color: SolidColor,
  board: Board,
): Text | undefined {
  if (image === undefined || !board.exists(image))
    return message('hints.imageOff', { kind, color });
  return board.color(image) === color ? message('hints.imageTaken', { kind, color }) : undefined;
}
