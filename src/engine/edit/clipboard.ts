import { ruleEquals } from '../judging/equality.ts';
import {
  NOWHERE,
  type Edge,
  type Grid,
  type Point,
  type SymbolInstance,
  bySymbolId,
} from '../grid/grid.ts';
import { sanitize, removeInvalidParts } from '../judging/sanitize.ts';

/** A rectangle of cells; `x` and `y` are its top-left cell. */
export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

/** Everything inside a rectangle, as a separate grid with all rules unchanged. */
export function copyRectangle(grid: Grid, rectangle: Rectangle): Grid {
  const { width, height } = rectangle;
  const inside = (edge: Edge) =>
    holds(rectangle, edge.x1, edge.y1) && holds(rectangle, edge.x2, edge.y2);
  const away = (edge: Edge) => moveEdge(edge, -rectangle.x, -rectangle.y);
  return removeInvalidParts({
    width,
    height,
    tiles: Array.from({ length: width * height }, (_, cell) => {
      const x = rectangle.x + (cell % width);
      const y = rectangle.y + Math.floor(cell / width);
      return holds({ x: 0, y: 0, width: grid.width, height: grid.height }, x, y)
        ? (grid.tiles[y * grid.width + x] ?? NOWHERE)
        : NOWHERE;
    }),
    connections: grid.connections.filter(inside).map(away),
    zones: grid.zones.filter(inside).map(away),
    symbols: bySymbolId(
      symbolsIn(grid, (symbol) => holds(rectangle, symbol.at.x, symbol.at.y)).map((symbol) =>
        moveSymbol(symbol, -rectangle.x, -rectangle.y),
      ),
    ),
    rules: grid.rules,
  });
}

/**
 * Paste a copied grid with its top-left cell at `origin`: it replaces the content there and adds
 * its rules.
 */
export function paste(grid: Grid, origin: Point, source: Grid): Grid {
  const board = { x: 0, y: 0, width: grid.width, height: grid.height };
  const target = { ...origin, width: source.width, height: source.height };
  const both = (rectangle: Rectangle, { x1, y1, x2, y2 }: Edge) =>
    holds(rectangle, x1, y1) && holds(rectangle, x2, y2);
  const mergeEdges = (own: readonly Edge[], added: readonly Edge[]) => [
    ...own.filter((edge) => !both(target, edge)),
    ...added.map((edge) => moveEdge(edge, origin.x, origin.y)).filter((edge) => both(board, edge)),
  ];
  return sanitize({
    ...grid,
    tiles: grid.tiles.map((tile, cell) => {
      const x = (cell % grid.width) - origin.x;
      const y = Math.floor(cell / grid.width) - origin.y;
      const isHit = x >= 0 && y >= 0 && x < source.width && y < source.height;
      return isHit ? (source.tiles[y * source.width + x] ?? tile) : tile;
    }),
    connections: mergeEdges(grid.connections, source.connections),
    zones: mergeEdges(grid.zones, source.zones),
    symbols: bySymbolId([
      ...symbolsIn(grid, (symbol) => !holds(target, symbol.at.x, symbol.at.y)),
      ...symbolsIn(source, () => true)
        .map((symbol) => moveSymbol(symbol, origin.x, origin.y))
        .filter((symbol) => holds(board, symbol.at.x, symbol.at.y)),
    ]),
    rules: [
      ...grid.rules,
      ...source.rules.filter((rule) => !grid.rules.some((own) => ruleEquals(own, rule))),
    ],
  });
}

function holds(rectangle: Rectangle, x: number, y: number): boolean {
  return (
    x >= rectangle.x &&
    y >= rectangle.y &&
    x < rectangle.x + rectangle.width &&
    y < rectangle.y + rectangle.height
  );
}

function moveEdge({ x1, y1, x2, y2 }: Edge, dx: number, dy: number): Edge {
  return { x1: x1 + dx, y1: y1 + dy, x2: x2 + dx, y2: y2 + dy };
}

function moveSymbol(symbol: SymbolInstance, dx: number, dy: number): SymbolInstance {
  return { ...symbol, at: { x: symbol.at.x + dx, y: symbol.at.y + dy } };
}

function symbolsIn(grid: Grid, takes: (symbol: SymbolInstance) => boolean) {
  return [...grid.symbols.values()].flatMap((list) => list.filter(takes));
}
