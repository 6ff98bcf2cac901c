import type { Point } from '../../grid/grid.ts';
import type { Place } from '../../picture/lattice.ts';
import { Mark } from './cellTexel.ts';
import type { PlaceMap, PlaceScene } from './PlaceMap.ts';

/**
 * The marks that no stroke changes, by index of a place. `clues` are the positions of symbols: the
 * hatches of errors leave space for them.
 */
export function staticMarks(
  map: PlaceMap,
  scene: PlaceScene & { readonly clues: readonly Point[] },
): Uint32Array {
  const marks = new Uint32Array(map.placeAt.length);
  const add = (index: number, mark: number): void => {
    marks[index] = (marks[index] ?? 0) | mark;
  };
  map.placeAt.forEach((place, index) => {
    if (place?.tile.exists === true) add(index, Mark.exists);
    if (map.hasPlate[index] === true) add(index, Mark.plate);
    if (place !== undefined && !isOnBoard(place)) add(index, Mark.ghost);
    if (scene.separateTiles) return;
    if (!map.isMerged(index, index + 1)) add(index, Mark.seamRight);
    if (!map.isMerged(index, index + map.columns)) add(index, Mark.seamDown);
  });
  const zones = map.zoneEdges();
  for (const index of zones.right) add(index, Mark.zoneRight);
  for (const index of zones.down) add(index, Mark.zoneDown);
  for (const clue of scene.clues)
    for (const index of map.pointIndices(clue)) add(index, clueMark(clue));
  return marks;
}

function clueMark({ x, y }: Point): number {
  const isBetweenColumns = x % 1 !== 0;
  const isBetweenRows = y % 1 !== 0;
  if (isBetweenColumns) return isBetweenRows ? Mark.clueCorner : Mark.clueRight;
  return isBetweenRows ? Mark.clueDown : Mark.clue;
}

/** Returns whether a place is the cell itself and not one of its ghosts beyond the rim. */
export function isOnBoard(place: Place | undefined): place is Place {
  return place?.copy.column === 0 && place.copy.row === 0;
}
