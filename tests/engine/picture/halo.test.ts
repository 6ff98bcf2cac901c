import { describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import type { Glyph } from '#engine/glyph/glyph.ts';
import { createHalo } from '#engine/glyph/halo.ts';
import { isOnMixedGround } from '#engine/picture/overlaySteps.ts';
import { render } from '#engine/picture/render.ts';

const grid = exampleGrid({ tiles: 'bbw/bnw/b.n' });

describe('the ground of a symbol', () => {
  it('is of one color in a cell, and between cells that agree', () => {
    expect(isOnMixedGround({ x: 1, y: 0 }, grid)).toBe(false);
    expect(isOnMixedGround({ x: 0.5, y: 0 }, grid)).toBe(false);
    expect(isOnMixedGround({ x: 2, y: 0.5 }, grid)).toBe(false);
  });

  it('is of several between cells that do not', () => {
    expect(isOnMixedGround({ x: 1.5, y: 0 }, grid)).toBe(true);
    expect(isOnMixedGround({ x: 0.5, y: 0.5 }, grid)).toBe(true);
  });

  it('counts what is not there as gray', () => {
    expect(isOnMixedGround({ x: 1, y: 1.5 }, grid)).toBe(false);
    expect(isOnMixedGround({ x: 2.5, y: 2 }, grid)).toBe(false);
    expect(isOnMixedGround({ x: -0.5, y: 0 }, grid)).toBe(true);
  });
});

describe('a halo', () => {
  it('is the same drawing, thicker, and closed where letters are hollow', () => {
    const glyph: Glyph = [
      { kind: 'path', d: 'M0 0H1', stroke: 0.05 },
      { kind: 'path', d: 'M0 0H1V1Z', fill: true },
      { kind: 'text', text: 'A', x: 0.5, y: 0.5, size: 0.6, weight: 480, hollow: 0.03 },
    ];

    expect(createHalo(glyph)).toEqual([
      { kind: 'path', d: 'M0 0H1', stroke: 0.15000000000000002 },
      { kind: 'path', d: 'M0 0H1V1Z', fill: true, stroke: 0.1 },
      { kind: 'text', text: 'A', x: 0.5, y: 0.5, size: 0.6, weight: 480, outline: 0.13 },
    ]);
  });

  it('lies below a symbol on several colors, in gray, and below no other', () => {
    const at = (x: number) =>
      render({
        ...grid,
        symbols: new Map([['galaxy', [{ id: 'galaxy', at: { x, y: 0 }, params: {} }]]]),
      });
    const drawings = (text: string) => text.slice(text.lastIndexOf('<g transform')).match(/<path/g);

    expect(drawings(at(1.5))?.length).toBe(2 * (drawings(at(1))?.length ?? 0));
    expect(at(1.5).slice(at(1.5).lastIndexOf('<g transform'))).toContain('var(--board-gray)');
    expect(at(1).slice(at(1).lastIndexOf('<g transform'))).not.toContain('var(--board-gray)');
  });
});
