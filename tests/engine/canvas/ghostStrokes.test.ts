// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { Topology } from '#engine/grid/board.ts';
import { StrokedBoard } from './StrokedBoard.ts';

const SIDE = 4;
const TORUS: Topology = { horizontal: 'wrap', vertical: 'wrap' };
const FOLDED: Topology = { horizontal: 'none', vertical: 'reflect-reverse' };

let board: StrokedBoard | null = null;

afterEach(() => board?.destroy());

function boardOn(topology: Topology): StrokedBoard {
  board = new StrokedBoard(SIDE, { topology });
  return board;
}

describe('a press on a ghost beyond the rim', () => {
  it.each([
    ['left', -1, 2, 2 * SIDE + 3],
    ['right', SIDE + 1, 0, 1],
    ['above', 2, -2, 2 * SIDE + 2],
    ['across a corner', -1, SIDE, 3],
  ])('paints the cell it shows: %s', (_, column, row, cell) => {
    const torus = boardOn(TORUS);

    torus.send('pointerdown', torus.placeOf(column, row));

    expect(torus.painted).toEqual([cell]);
  });

  it('starts where the cell itself was touched, also in a mirror', () => {
    const folded = boardOn(FOLDED);
    const at = folded.placeOf(0, -1);
    const { cellPx } = folded.view.cameraController.camera;

    folded.send('pointerdown', { x: at.x + cellPx / 4, y: at.y });

    const [start] = folded.inputs;
    const contact = start?.type === 'stroke.start' ? start.contact : null;
    expect(contact?.x).toBeCloseTo(SIDE - 0.75);
    expect(contact?.y).toBeCloseTo(0.5);
    expect(folded.painted).toEqual([3]);
  });

  it('does nothing beyond the ghosts, nor beyond sides that are not joined', () => {
    const folded = boardOn(FOLDED);

    folded.send('pointerdown', folded.placeOf(0, -3));
    folded.send('pointerdown', folded.placeOf(-1, 0));

    expect(folded.inputs).toEqual([]);
  });
});

describe('a stroke over the rim', () => {
  it('goes on with the cells that the ghosts show', () => {
    const torus = boardOn(TORUS);

    torus.send('pointerdown', torus.placeOf(1, 1));
    torus.send('pointermove', torus.placeOf(-2, 1));

    expect(torus.painted).toEqual([5, 4, 7, 6]);
  });
});
