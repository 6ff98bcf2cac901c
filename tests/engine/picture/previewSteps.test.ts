import { describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import type { Glyph } from '#engine/glyph/glyph.ts';
import { measureBounds, type OverlayInk, type OverlayStep } from '#engine/picture/overlay.ts';
import { previewSteps } from '#engine/picture/previewSteps.ts';
import { measureOverhang, type BoardPreview } from '#engine/picture/preview.ts';

const BOARD = { width: 4, height: 3 };
const GLYPH: Glyph = [{ kind: 'path', d: 'M.5 .3V.7', stroke: 0.05 }];

function steps(preview: BoardPreview): readonly OverlayStep[] {
  return previewSteps(preview, BOARD);
}

function inks(preview: BoardPreview): ReadonlySet<OverlayInk> {
  return new Set(steps(preview).map(({ ink }) => ink));
}

describe('the cursor of a symbol tool', () => {
  it('is a dashed frame with the symbol, at a cell, an edge or a corner', () => {
    for (const at of [
      { x: 1, y: 2 },
      { x: 1.5, y: 2 },
      { x: -0.5, y: 2.5 },
    ]) {
      const drawn = steps({ kind: 'symbol', at, glyph: GLYPH, isTaken: false });
      const box = measureBounds(drawn);

      expect((box?.left ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(at.x + 0.5);
      expect((box?.top ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(at.y + 0.5);
      expect(drawn.some((step) => step.kind === 'line' && step.dash !== undefined)).toBe(true);
      expect(drawn.at(-1)).toMatchObject({ kind: 'glyph', at, glyph: GLYPH });
    }
  });

  it('looks different where such a symbol stands already: another color, no dashes, no ghost', () => {
    const free = { kind: 'symbol', at: { x: 1, y: 1 }, glyph: GLYPH, isTaken: false } as const;
    const taken = { ...free, isTaken: true };

    expect(inks(taken)).not.toEqual(inks(free));
    expect(steps(taken).some((step) => 'dash' in step || step.kind === 'glyph')).toBe(false);
  });
});

describe('the cursor of a gap tool', () => {
  it('lies along the border of the two cells', () => {
    const upright = measureBounds(steps({ kind: 'gap', edge: { x1: 1, y1: 1, x2: 2, y2: 1 } }));
    const level = measureBounds(steps({ kind: 'gap', edge: { x1: 3, y1: 1, x2: 3, y2: 0 } }));

    expect((upright?.left ?? 0) + (upright?.width ?? 0) / 2).toBeCloseTo(2);
    expect((upright?.top ?? 0) + (upright?.height ?? 0) / 2).toBeCloseTo(1.5);
    expect(upright?.height).toBeGreaterThan(upright?.width ?? 9);
    expect((level?.left ?? 0) + (level?.width ?? 0) / 2).toBeCloseTo(3.5);
    expect((level?.top ?? 0) + (level?.height ?? 0) / 2).toBeCloseTo(1);
    expect(level?.width).toBeGreaterThan(level?.height ?? 9);
  });
});

describe('the clipboard', () => {
  it('frames the cells between two corners, whichever came first', () => {
    const a = { x: 1, y: 0 };
    const b = { x: 3, y: 2 };

    expect(steps({ kind: 'selection', from: b, to: a })).toEqual(
      steps({ kind: 'selection', from: a, to: b }),
    );
    const box = measureBounds(steps({ kind: 'selection', from: a, to: b }));
    expect(box?.left).toBeCloseTo(0.935);
    expect(box?.width).toBeCloseTo(3.13);
  });

  it('shows what would be pasted: cells in their colors, symbols in the ink of their cells', () => {
    const drawn = steps({
      kind: 'paste',
      at: { x: 1, y: 1 },
      grid: exampleGrid({ tiles: 'bw/.n' }),
      symbols: [{ at: { x: 1, y: 0 }, glyph: GLYPH }],
    });
    const fills = drawn.flatMap((step) => (step.kind === 'fill' ? [step] : []));

    expect(fills.map(({ ink }) => ink)).toEqual(['dark', 'light', 'gray']);
    expect(fills.map(({ left, top }) => [Math.floor(left), Math.floor(top)])).toEqual([
      [1, 1],
      [2, 1],
      [2, 2],
    ]);
    expect(drawn.find(({ kind }) => kind === 'glyph')).toMatchObject({
      at: { x: 2, y: 1 },
      ink: 'onLight',
    });
  });
});

const NONE = { left: 0, top: 0, right: 0, bottom: 0 };

describe('resizing', () => {
  it('shows where a row or column comes in', () => {
    const row = measureBounds(steps({ kind: 'insert', axis: 'row', index: 2 }));
    const last = measureBounds(steps({ kind: 'insert', axis: 'column', index: 4 }));

    expect((row?.top ?? 0) + (row?.height ?? 0) / 2).toBeCloseTo(2);
    expect(row?.width).toBeGreaterThan(4);
    expect((last?.left ?? 0) + (last?.width ?? 0) / 2).toBeCloseTo(4);
    expect(last?.height).toBeGreaterThan(3);
  });

  it('strikes out the row or column that goes', () => {
    const [wash] = steps({ kind: 'remove', axis: 'column', index: 2 });

    const box = measureBounds(wash ? [wash] : []);
    expect(wash?.ink).toBe('error');
    expect(box?.left).toBeCloseTo(2.05);
    expect(box?.width).toBeCloseTo(0.9);
    expect(box?.top).toBeCloseTo(0.05);
    expect(box?.height).toBeCloseTo(2.9);
  });

  it('dots the cells to come, strikes out those to go, and keeps both in sight', () => {
    const preview = { kind: 'size', width: 6, height: 2 } as const;
    const drawn = steps(preview);

    expect(drawn.filter((step) => step.kind === 'line' && step.dash)).toHaveLength(4);
    expect(drawn.filter(({ kind }) => kind === 'fill')).toHaveLength(1);
    expect(measureOverhang(preview, BOARD)).toEqual({ ...NONE, right: 2 });
    expect(measureOverhang({ kind: 'size', width: 1, height: 1 }, BOARD)).toEqual(NONE);
    expect(measureOverhang({ kind: 'cell', at: { x: 0, y: 0 } }, BOARD)).toEqual(NONE);
  });

  it('dots them where they will be when another side stays', () => {
    const anchor = { x: 'end', y: 'middle' } as const;
    const preview = { kind: 'size', width: 6, height: 5, anchor } as const;
    const dotted = steps(preview).filter((step) => step.kind === 'line' && step.dash);

    expect(dotted).toHaveLength(6 * 5 - 4 * 3);
    expect(measureBounds(dotted)?.left).toBeCloseTo(-2 + 0.08);
    expect(measureOverhang(preview, BOARD)).toEqual({ left: 2, right: 0, top: 1, bottom: 1 });
  });

  it('strikes out the lines that go at every side', () => {
    const anchor = { x: 'middle', y: 'end' } as const;
    const washes = steps({ kind: 'size', width: 2, height: 2, anchor }).filter(
      ({ kind }) => kind === 'fill',
    );

    expect(washes.map((wash) => measureBounds([wash])?.left)).toEqual([0.05, 3.05, 1.05]);
    expect(measureBounds(washes)?.top).toBeCloseTo(0.05);
  });

  it('takes a strip of very many cells as one', () => {
    expect(steps({ kind: 'size', width: 1000, height: 1000 })).toHaveLength(2);
  });

  it('shows nothing for the size the board has', () => {
    expect(steps({ kind: 'size', ...BOARD })).toEqual([]);
  });
});
