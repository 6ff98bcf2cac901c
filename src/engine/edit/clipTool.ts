import type { Grid, Point } from '../grid/grid.ts';
import { clearRectangle, copyToClip, cancelClip } from './clip.ts';
import { paste } from './clipboard.ts';
import type { Tool, ToolChange, Workpiece } from './Tool.ts';

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
