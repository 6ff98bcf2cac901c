import { describe, expect, it } from 'vitest';
import { boardOf } from '#engine/judging/boardOf.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import type { PictureInput } from '#engine/picture/drawing.ts';
import { drawBoard } from '#engine/picture/drawBoard.ts';
import { measureBounds } from '#engine/picture/overlay.ts';
import { focusSteps, overlaySteps, type OverlaySubject } from '#engine/picture/overlaySteps.ts';
import { svgText } from '#engine/glyph/svgNode.ts';

function subject(tiles: string, parts: Partial<OverlaySubject> = {}): OverlaySubject {
  const grid = exampleGrid({ tiles });
  return {
    grid,
    topology: boardOf(grid).topology,
    depth: { horizontal: 0, vertical: 0 },
    final: 'incomplete',
    foreseen: [],
    counts: [],
    preview: null,
    ...parts,
  };
}

describe('the ring round the board', () => {
  it('tells an error from a solved board, and is not there in between', () => {
    expect(overlaySteps(subject('nn'))).toEqual([]);
    expect(overlaySteps(subject('nn', { final: 'error' }))).toMatchObject([{ ink: 'error' }]);
    expect(overlaySteps(subject('nn', { final: 'satisfied' }))).toMatchObject([{ ink: 'focus' }]);
  });

  it('follows the edge of the tray round missing cells, and round each part of a board', () => {
    const [ring, other] = overlaySteps(subject('n.n/n.n', { final: 'error' }));

    expect(measureBounds(ring ? [ring] : [])?.width).toBeCloseTo(1.2, 1);
    expect(measureBounds(other ? [other] : [])?.left).toBeCloseTo(1.9, 1);
  });

  it('is the rim itself on a wrapped board', () => {
    const topology = { horizontal: 'wrap', vertical: 'none' } as const;

    expect(overlaySteps(subject('nn', { final: 'error', topology }))).toEqual([]);
  });
});

describe('a cell that foresight shows', () => {
  it('has a dotted outline inside, and no paint', () => {
    const steps = overlaySteps(subject('nnn/nnn', { foreseen: [4] }));
    const box = measureBounds(steps);

    expect(steps.every(({ kind }) => kind === 'line')).toBe(true);
    expect(steps.at(-1)).toMatchObject({ dash: { on: 0 } });
    expect(box?.left).toBeGreaterThan(1);
    expect((box?.left ?? 0) + (box?.width ?? 0)).toBeLessThan(2);
    expect(box?.top).toBeGreaterThan(1);
  });
});

describe('a picture of a board', () => {
  it('has the same drawing over it', () => {
    const { grid, topology } = subject('nn/nn');
    const overlay = [
      ...overlaySteps(subject('nn/nn', { final: 'error', foreseen: [1] })),
      ...focusSteps(2, 2),
    ];
    const scene: PictureInput = {
      grid,
      topology,
      symbols: [],
      errors: [],
      highlight: [3],
      overlay,
    };
    const text = svgText(drawBoard(scene));

    expect(text).toMatch(/stroke="var\(--board-error\)" stroke-width="2\.048"/);
    expect(text).toMatch(/stroke="var\(--board-focus\)"[^>]+stroke-dasharray="0 [\d.]+"/);
    expect(text).toMatch(/stroke="var\(--board-focus\)"/);
    expect(text).toMatch(/fill="var\(--color-primary\)" fill-opacity="0\.2"/);
    expect(text.indexOf('--board-focus')).toBeGreaterThan(text.indexOf('--board-gray'));
  });
});
