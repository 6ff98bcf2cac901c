import { listed, type Text } from '#texts/message.ts';
import { spokenPlace } from '../clues/spokenPlaces.ts';
import type { Board } from '../grid/board.ts';
import type { Cell } from '../grid/grid.ts';

/** The places of cells, in reading order. */
export function listPlaces(cells: Iterable<Cell>, { width }: Board): Text {
  return listed([...new Set(cells)].sort((a, b) => a - b).map((it) => spokenPlace(width, it)));
}
