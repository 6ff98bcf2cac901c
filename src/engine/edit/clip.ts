import { EMPTY_TILE, HOLE, type Cell, type Grid } from '../grid/grid.ts';
import { copyRectangle, paste, type Rectangle } from './clipboard.ts';
import { EMPTY_EDITOR_STATE, type Clip } from './Tool.ts';

/** Copies the rectangle between two corner cells. */
export function copyToClip(grid: Grid, from: Cell, to: Cell): Clip {
  const rectangle = rectangleOf(grid, from, to);
  return { held: copyRectangle(grid, rectangle), stage: { kind: 'chosen', rectangle } };
}

/** Clears the copied area; the held grid stays. */
export function cancelClip(clip: Clip): Clip {
  return clip.stage.kind === 'none' ? clip : { ...clip, stage: EMPTY_EDITOR_STATE.clip.stage };
}

/** The clipboard tool ready to paste a grid. */
export function clipToPaste(held: Grid): Clip {
  return { held, stage: { kind: 'pasting' } };
}

/**
 * The grid with a rectangle cleared: empty cells without symbols. Rules stay, because they belong
 * to no cell, and so do holes.
 */
export function clearRectangle(grid: Grid, rectangle: Rectangle): Grid {
  const { width, height } = rectangle;
  const blank = copyRectangle({ ...grid, symbols: new Map(), rules: [] }, rectangle);
  const tiles = blank.tiles.map((tile) => (tile.exists ? EMPTY_TILE : HOLE));
  return paste(grid, rectangle, { ...blank, width, height, tiles, connections: [], zones: [] });
}

function rectangleOf({ width }: Grid, a: Cell, b: Cell): Rectangle {
  const [ax, bx] = [a % width, b % width];
  const [ay, by] = [Math.floor(a / width), Math.floor(b / width)];
  return {
    x: Math.min(ax, bx),
    y: Math.min(ay, by),
    width: Math.abs(ax - bx) + 1,
    height: Math.abs(ay - by) + 1,
  };
}
