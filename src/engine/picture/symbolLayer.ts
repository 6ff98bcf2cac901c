import { GIVEN_SCALE, SATISFIED_OPACITY } from '../glyph/sizing.ts';
import type { Glyph } from '../glyph/glyph.ts';
import { createHalo } from '../glyph/halo.ts';
import { glyphNodes } from '../glyph/svg.ts';
import { isGiven } from '../grid/colors.ts';
import type { Color, Grid, Point } from '../grid/grid.ts';
import type { Drawing, PlacedGlyph } from './drawing.ts';
import { toCopy, type BoardCopy } from './lattice.ts';
import { isOnMixedGround } from './overlaySteps.ts';
import { length } from './contour.ts';
import { svg, type SvgNode } from '../glyph/svgNode.ts';

/** The cells below a symbol: one, two on an edge, four on a corner. Undefined for those outside. */
export function cellsBelow({ x, y }: Point, grid: Grid): readonly (number | undefined)[] {
  const columns = [...new Set([Math.floor(x), Math.ceil(x)])];
  const rows = [...new Set([Math.floor(y), Math.ceil(y)])];
  return rows.flatMap((row) =>
    columns.map((column) =>
      column >= 0 && row >= 0 && column < grid.width && row < grid.height
        ? row * grid.width + column
        : undefined,
    ),
  );
}

/** The ground color of a symbol: that of the cells below if they agree, otherwise gray. */
function colorBelow(at: Point, grid: Grid): Color {
  const tiles = cellsBelow(at, grid).map((cell) =>
    cell === undefined ? undefined : grid.tiles[cell],
  );
  const [first] = tiles;
  if (first === undefined) return 'gray';
  return tiles.every((tile) => tile?.exists === true && tile.color === first.color)
    ? first.color
    : 'gray';
}

/** All symbols, on the board and among the ghosts. */
export function symbolLayer(drawing: Drawing): readonly SvgNode[] {
  return drawing.copies.flatMap((copy) =>
    drawing.symbols.flatMap((symbol) =>
      isInSight(symbol.at, copy, drawing) ? [symbolNode(symbol, copy, drawing)] : [],
    ),
  );
}

/** True if any cell of a symbol is visible in a copy. */
function isInSight(at: Point, copy: BoardCopy, { grid, depth }: Drawing): boolean {
  if (copy.column === 0 && copy.row === 0) return true;
  const center = toCopy({ x: at.x + 0.5, y: at.y + 0.5 }, copy, grid);
  return (
    center.x > -depth.horizontal - 0.5 &&
    center.y > -depth.vertical - 0.5 &&
    center.x < grid.width + depth.horizontal + 0.5 &&
    center.y < grid.height + depth.vertical + 0.5
  );
}

function symbolNode(
  { at, glyph, state, scale = 1 }: PlacedGlyph,
  copy: BoardCopy,
  drawing: Drawing,
): SvgNode {
  const { grid, palette, cellPx } = drawing;
  const color = colorBelow(at, grid);
  const ink = {
    color: palette.on[color].color,
    paper: paperBelow(at, color, drawing),
    font: palette.font,
  };
  const isSatisfied = state === 'satisfied' || state === 'ignored';
  const opacity = color === 'gray' ? SATISFIED_OPACITY.gray : SATISFIED_OPACITY.solid;
  return svg(
    'g',
    {
      transform: placing(at, scale, copy, drawing),
      opacity: isSatisfied ? opacity : undefined,
    },
    [
      ...(isOnMixedGround(at, grid) ? haloNodes(glyph, drawing) : []),
      ...glyphNodes(glyph, ink, cellPx),
    ],
  );
}

/** A gray outline of all lines, so that a symbol on several colors is legible on each. */
function haloNodes(glyph: Glyph, { palette, cellPx }: Drawing): readonly SvgNode[] {
  const { color } = palette.tile.gray;
  return glyphNodes(createHalo(glyph), { color, paper: null, font: palette.font }, cellPx);
}

/** The color visible inside a hollow letter. */
function paperBelow(at: Point, color: Color, { grid, palette }: Drawing): string {
  const [home] = cellsBelow(at, grid);
  const tile = home === undefined ? undefined : grid.tiles[home];
  return (tile?.exists === true ? palette.tile[color] : palette.plate).color;
}

/** Move a glyph's cell to its place; smaller on a given, mirrored like the copy. */
function placing(
  at: Point,
  own: number,
  copy: BoardCopy,
  { grid, givens = null }: Drawing,
): string {
  const center = toCopy({ x: at.x + 0.5, y: at.y + 0.5 }, copy, grid);
  const cells = cellsBelow(at, grid);
  const [home] = cells;
  const isOnGiven = cells.length === 1 && home !== undefined && isGiven(grid, home, givens);
  const scale = (isOnGiven ? GIVEN_SCALE : 1) * own;
  if (scale === 1 && !copy.mirrorX && !copy.mirrorY)
    return `translate(${length(center.x - 0.5)} ${length(center.y - 0.5)})`;
  const scaleX = String(copy.mirrorX ? -scale : scale);
  const scaleY = String(copy.mirrorY ? -scale : scale);
  const back = length(-0.5);
  return `translate(${length(center.x)} ${length(center.y)})scale(${scaleX} ${scaleY})translate(${back} ${back})`;
}
