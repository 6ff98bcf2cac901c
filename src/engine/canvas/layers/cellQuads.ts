import type { Geometry, Mesh, Shader } from 'pixi.js';
import type { Run } from '../cells/BusyPlaces.ts';
import type { PlaceMap } from '../cells/PlaceMap.ts';

/** Left, top, right and bottom, in cells. */
type Quad = readonly [number, number, number, number];

/** All places. The empty border around them has room for tray and glow. */
export function wholeOf({ left, top, columns, rows }: PlaceMap): Quad {
  const inset = 0.02;
  return [inset - left, inset - top, columns - left - inset, rows - top - inset];
}

/** The places of a run. */
export function quadOf({ row, from, to }: Run, { left, top }: PlaceMap): Quad {
  return [from - left, row - top, to - left, row - top + 1];
}

/** Make a mesh cover these quads and nothing else. */
export function cover({ geometry }: Mesh<Geometry, Shader>, quads: readonly Quad[]): void {
  geometry.getBuffer('aPosition').data = Float32Array.from(
    quads.flatMap(([x1, y1, x2, y2]) => [x1, y1, x2, y1, x2, y2, x1, y2]),
  );
  geometry.indexBuffer.data = Uint32Array.from(
    quads.flatMap((_, index) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * index + corner)),
  );
}
