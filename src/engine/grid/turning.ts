import type { Direction, Orientation } from './directions.ts';
import { ORIENTATIONS } from './neighborhood.ts';

/** A quarter turn, or a mirror image with left and right swapped. */
export type Turn = 'right' | 'left' | 'mirror';

const DIRECTIONS: Readonly<Record<Turn, Readonly<Record<Direction, Direction>>>> = {
  right: { up: 'right', right: 'down', down: 'left', left: 'up' },
  left: { up: 'left', left: 'down', down: 'right', right: 'up' },
  mirror: { up: 'up', down: 'down', left: 'right', right: 'left' },
};

/** The image of a direction when the grid is turned. */
export function turnDirection(direction: Direction, turn: Turn): Direction {
  return DIRECTIONS[turn][direction];
}

/** The image of an orientation when the grid is turned; an unknown value stays. */
export function turnOrientation(orientation: Orientation, turn: Turn): Orientation {
  const index = ORIENTATIONS.indexOf(orientation);
  if (index < 0) return orientation;
  const to = turn === 'mirror' ? 8 - index : index + (turn === 'right' ? 2 : 6);
  return ORIENTATIONS[to % 8] ?? orientation;
}
