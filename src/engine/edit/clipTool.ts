import { type Grid, type Point, EMPTY_TILE, HOLE, type Cell } from '#engine/grid/grid.ts';
import { paste, copyRectangle, type Rectangle } from './clipboard.ts';
import {
  type Tool,
  type ToolChange,
  type Workpiece,
  EMPTY_EDITOR_STATE,
  type Clip,
} from './Tool.ts';

/** Copies the rectangle between two corner cells. */
function copyToClip(grid: Grid, from: Cell, to: Cell): Clip {
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

/**
 * Copies the rectangle between two corners, pressed one after the other or by dragging; then each
 * press pastes the held grid with its middle there. The secondary button cancels.
 */
export const clipTool: Tool = {
  id: 'clip',
  isTapped: true,
  press(work, { cell, button, at }) {
    const { clip, grid } = work;
    if (button === 'secondary') return { change: { clip: cancelClip(clip) } };
    if (clip.stage.kind === 'pasting') return { change: pasted(work, at) };
    if (clip.stage.kind === 'corner')
      return { change: { clip: copyToClip(grid, clip.stage.cell, cell) } };
    return {
      change: { clip: { ...clip, stage: { kind: 'corner', cell } } },
      follow(now, { cells }) {
        const last = cells.at(-1);
        return last === undefined ? {} : { clip: copyToClip(now.grid, cell, last) };
      },
    };
  },
  erase({ grid, clip }) {
    if (clip.stage.kind !== 'chosen') return null;
    return { grid: clearRectangle(grid, clip.stage.rectangle), clip: cancelClip(clip) };
  },
};

/** The top-left cell of a grid pasted with its middle at a point. */
export function pasteOrigin(held: Grid, at: Point): Point {
  return {
    x: Math.floor(at.x) - Math.floor((held.width - 1) / 2),
    y: Math.floor(at.y) - Math.floor((held.height - 1) / 2),
  };
}

function pasted({ grid, clip: { held } }: Workpiece, at: Point): ToolChange {
  return held ? { grid: paste(grid, pasteOrigin(held, at), held) } : {};
}
