import { describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import type { Direction } from '#engine/grid/directions.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { NO_OFFSET, nudgeCursor, type Cursor } from '#machines/cursor.ts';

const board = boardOf(exampleGrid({ tiles: 'nnn/nnn' }));

/** The cell, and the way from its middle, after half steps from the first cell. */
function after(...steps: readonly Direction[]): readonly [cell: number, x: number, y: number] {
  const start: Cursor = { cell: 0, offset: NO_OFFSET, isShown: true };
  const { cell, offset } = steps.reduce((cursor, step) => nudgeCursor(board, cursor, step), start);
  return [cell, offset.x, offset.y];
}

describe('half a step of the keyboard', () => {
  it('goes to a side, and from there to the middle of the next cell', () => {
    expect(after('right')).toEqual([0, 0.5, 0]);
    expect(after('right', 'right')).toEqual([1, 0, 0]);
    expect(after('right', 'right', 'left')).toEqual([1, -0.5, 0]);
  });

  it('keeps to its column on the way to a corner, and to its row', () => {
    expect(after('right', 'down')).toEqual([0, 0.5, 0.5]);
    expect(after('down', 'right')).toEqual([0, 0.5, 0.5]);
    expect(after('right', 'down', 'up', 'left')).toEqual([0, 0, 0]);
    expect(after('right', 'down', 'down')).toEqual([3, 0.5, 0]);
  });

  it('stops on the rim', () => {
    expect(after('left', 'left', 'up', 'up')).toEqual([0, -0.5, -0.5]);
    expect(after('down', 'down', 'down', 'down')).toEqual([3, 0, 0.5]);
  });
});
