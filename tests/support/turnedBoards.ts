import type { SymbolDef } from '#engine/clues/defineSymbol.ts';
import type { AnyField } from '#engine/config/field.ts';
import type { Orientation } from '#engine/grid/directions.ts';
import { ORIENTATIONS } from '#engine/grid/neighborhood.ts';
import type { Grid, Params, Point, SymbolInstance } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import { withSymbols } from './symbolBoards.ts';
import type { Setup } from './symbolSetups.ts';

/** A transformation of a whole board: the images of places and orientations, and the new width. */
export interface Turn {
  readonly name: string;
  place(at: Point, grid: Grid): Point;
  orientation(index: number): number;
  readonly swapsSides: boolean;
}

/** A quarter turn clockwise, and a mirror image: all others are made of these. */
export const TURNS: readonly Turn[] = [
  {
    name: 'turned',
    place: ({ x, y }, { height }) => ({ x: height - 1 - y, y: x }),
    orientation: (index) => (index + 2) % 8,
    swapsSides: true,
  },
  {
    name: 'mirrored',
    place: ({ x, y }, { width }) => ({ x: width - 1 - x, y }),
    orientation: (index) => (8 - index) % 8,
    swapsSides: false,
  },
];

function turnedOrientation(orientation: Orientation, turn: Turn): Orientation {
  const turned = ORIENTATIONS[turn.orientation(ORIENTATIONS.indexOf(orientation))];
  invariant(turned, 'a turn leads to an orientation');
  return turned;
}

function turnedParams(def: SymbolDef, params: Params, turn: Turn): Params {
  const fields: readonly (readonly [string, AnyField])[] = Object.entries(def.config);
  const turned = fields.map(([name, { kind }]): [string, unknown] => {
    const value = params[name];
    if (kind === 'orientation') return [name, turnedOrientation(value as Orientation, turn)];
    if (kind !== 'orientationToggle') return [name, value];
    const on = (value as readonly Orientation[]).map((it) => turnedOrientation(it, turn));
    return [name, ORIENTATIONS.filter((it) => on.includes(it))];
  });
  return Object.fromEntries<unknown>(turned);
}

/** A setup whose whole board is turned or mirrored, with its symbols. */
export function turnedSetup(def: SymbolDef, { grid, symbol }: Setup, turn: Turn): Setup {
  const width = turn.swapsSides ? grid.height : grid.width;
  const tiles = [...grid.tiles];
  grid.tiles.forEach((tile, cell) => {
    const x = cell % grid.width;
    const to = turn.place({ x, y: (cell - x) / grid.width }, grid);
    tiles[to.y * width + to.x] = tile;
  });
  const turnedSymbol = (it: SymbolInstance): SymbolInstance => ({
    id: it.id,
    at: turn.place(it.at, grid),
    params: turnedParams(def, it.params, turn),
  });
  const symbols = [...grid.symbols.values()].flat();
  const turned = symbols.map(turnedSymbol);
  const own = turned[symbols.indexOf(symbol)];
  invariant(own, 'the symbol stands on its board');
  const height = grid.tiles.length / Math.max(width, 1);
  return { grid: withSymbols({ ...grid, width, height, tiles }, turned), symbol: own };
}
