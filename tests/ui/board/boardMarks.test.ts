import { describe, expect, it } from 'vitest';
import { NO_MARKS, type CellMarks } from '#engine/edit/cellMarks.ts';
import { glyphBounds } from '#engine/glyph/bounds.ts';
import { finalMarks, ownMarks } from '#ui/board/boardMarks.ts';

const MARKS: CellMarks = new Map([
  [1, 'dot'],
  [4, 'cross'],
]);

describe("marks of one's own", () => {
  it('stand on their cells, and each kind has its own drawing', () => {
    const [dot, cross] = ownMarks(MARKS, new Set(), 3);

    expect([dot?.at, cross?.at]).toEqual([
      { x: 1, y: 0 },
      { x: 1, y: 1 },
    ]);
    expect(dot?.glyph).not.toEqual(cross?.glyph);
    expect(ownMarks(NO_MARKS, new Set(), 3)).toEqual([]);
  });

  it('leave room for a symbol that is seen', () => {
    const [beside] = ownMarks(new Map([[0, 'cross']]), new Set([0]), 3);
    const box = beside && glyphBounds(beside.glyph);

    expect(box?.left).toBeGreaterThan(0.6);
    expect(box?.top).toBeGreaterThan(0.6);
  });

  it('are clear on every color, where cells that are final are faint', () => {
    expect(ownMarks(MARKS, new Set(), 3).every(({ isFaint }) => !isFaint)).toBe(true);
    expect(finalMarks([0], 3).every(({ isFaint }) => isFaint)).toBe(true);
  });
});
