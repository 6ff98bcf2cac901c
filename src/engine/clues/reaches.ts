import type { Board, Component } from '../grid/board.ts';
import type { Color } from '../grid/grid.ts';

/**
 * The reaches of all regions of a color, in order of their first cells. For gray, which cannot
 * grow, its regions.
 */
export function findReaches(board: Board, color: Color): readonly Component[] {
  return color === 'gray' ? board.regions('gray') : board.reaches(color);
}

/** The component with the fewest cells, the first of several; undefined in an empty list. */
export function smallestComponent<T extends Pick<Component, 'cells'>>(
  components: readonly T[],
): T | undefined {
  let smallest = components[0];
  for (const component of components)
    if (smallest && component.cells.length < smallest.cells.length) smallest = component;
  return smallest;
}
