import { describe, expect, it } from 'vitest';
import type { OverlayCount } from '#engine/judging/countOverlay.ts';
import { countSteps, countText } from '#engine/picture/countSteps.ts';
import type { OverlayFill } from '#engine/picture/overlay.ts';

const of = { id: 'viewpoint', at: { x: 1, y: 1 }, params: { number: 4 } };
const BOARD = { width: 6, height: 4, depth: { horizontal: 0, vertical: 0 } };

function count(parts: Partial<OverlayCount>): OverlayCount {
  return { at: { x: 2, y: 1 }, direction: 'right', of, completed: 2, possible: 4, ...parts };
}

/** Bars over the cells, from the widest to the narrowest; labels are left out. */
function bars(counts: readonly OverlayCount[], board = BOARD): readonly OverlayFill[] {
  return countSteps(counts, board)
    .filter((step) => step.kind === 'fill')
    .slice(0, -1);
}

describe('the count of a line of sight', () => {
  it('has a thick bar over the cells that count, and a thin one over those that may', () => {
    const [halo, open, sure] = bars([count({})]);

    expect([halo?.ink, open?.ink, sure?.ink]).toEqual(['halo', 'focus', 'focus']);
    expect(open?.left).toBeGreaterThan(2.4);
    expect((open?.left ?? 0) + (open?.width ?? 0)).toBeCloseTo(5.5, 1);
    expect((sure?.left ?? 0) + (sure?.width ?? 0)).toBeCloseTo(3.5, 0);
    expect(sure?.height).toBeGreaterThan(open?.height ?? 1);
  });

  it('runs the way it looks', () => {
    const [, up] = bars([count({ at: { x: 1, y: 0 }, direction: 'up', possible: 1 })]);
    const [, left] = bars([count({ at: { x: 3, y: 2 }, direction: 'left', possible: 3 })]);

    expect(up?.top).toBeCloseTo(0.5, 1);
    expect(left?.left).toBeCloseTo(1.5, 1);
    expect(left?.width).toBeCloseTo(2, 1);
  });

  it('ends at the rim, or where the last ghost does', () => {
    const through = count({ completed: 0, possible: 9 });
    const ghosts = { ...BOARD, depth: { horizontal: 2, vertical: 0 } };
    const end = (found: readonly OverlayFill[]) => (found[1]?.left ?? 0) + (found[1]?.width ?? 0);

    expect(end(bars([through]))).toBeCloseTo(5.5, 1);
    expect(end(bars([through], ghosts))).toBeCloseTo(7.5, 1);
  });
});

describe('the figures of a count', () => {
  it('say how many for certain and how many at most', () => {
    expect(countText(count({}))).toBe('2/4');
    expect(countText(count({ completed: 4 }))).toBe('4');
  });

  it('stand on the lower edge of the place of a total, and are no wider than two cells', () => {
    const steps = countSteps(
      [count({ at: { x: 0.5, y: 1 }, direction: null, completed: 1234, possible: 56789 })],
      BOARD,
    );
    const [label, figures] = steps;

    expect(steps).toHaveLength(2);
    expect(figures).toMatchObject({ kind: 'glyph', ink: 'focus', at: { x: 0.5, y: 1.4 } });
    expect(label).toMatchObject({ kind: 'fill', ink: 'halo' });
    expect(label?.kind === 'fill' ? label.width : 9).toBeLessThan(2);
  });
});
