import { describe, expect, it } from 'vitest';
import { writeGridText } from '#engine/codec/gridText.ts';
import { allFamilies, familyById } from '#engine/generate/families/index.ts';
import { generate } from '#engine/generate/generate.ts';
import { orbitOf, SYMMETRIES } from '#engine/generate/symmetry.ts';
import { invariant } from '#base/invariant.ts';
import { made, puzzleBy, smallWish } from '#tests/support/madePuzzles.ts';

/** A family of one kind of symbols on any cell. */
const PLAIN = 'mines';
const RICH = 'mixed';

function familyOf(id: string) {
  const family = familyById.get(id);
  invariant(family, `a family: ${id}`);
  return family;
}

describe('a puzzle by wish', () => {
  it('is the same again, also after other puzzles', () => {
    const wish = smallWish(familyOf(RICH), { seed: 5 });
    const first = puzzleBy(wish);
    puzzleBy(smallWish(familyOf(PLAIN)));
    const again = puzzleBy(wish);

    expect(writeGridText(again.grid)).toBe(writeGridText(first.grid));
    expect(again.recipe).toBe(first.recipe);
    expect(again.work).toBe(first.work);
    expect(writeGridText(puzzleBy({ ...wish, seed: 6 }).grid)).not.toBe(writeGridText(first.grid));
  });

  it.each(SYMMETRIES)('has clues with the symmetry %s', (symmetry) => {
    const wish = smallWish(familyOf(PLAIN), { symmetry, seed: 3 });
    const { grid } = puzzleBy(wish);
    const clued = new Set(grid.tiles.flatMap(({ fixed }, cell) => (fixed ? [cell] : [])));

    expect(clued.size).toBeGreaterThan(0);
    for (const cell of clued) {
      for (const image of orbitOf(cell, symmetry, wish)) expect(clued.has(image)).toBe(true);
    }
  });

  it('is the best of several', () => {
    const wish = smallWish(familyOf(RICH), { seed: 9, grades: [3] });
    const scores = [1, 2, 3].map((best) => puzzleBy(wish, { best }).quality.score);

    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(scores[2]).toBeGreaterThan(0);
  });

  it('outside of the band is refused without work', () => {
    for (const family of allFamilies) {
      const none = made(smallWish(family, { grades: [10] }));
      expect(none).toMatchObject({ type: 'notFound', reason: 'outsideBand', work: 0 });
    }
  });

  it('ends when the work is spent', () => {
    const none = made(smallWish(familyOf(RICH), { width: 15, height: 15 }), { work: 20 });

    expect(none).toMatchObject({ type: 'notFound', reason: 'workSpent' });
    expect(none.work).toBeLessThan(100);
  });

  it('pauses often, and can be left at any time', () => {
    const wish = smallWish(familyOf(RICH), { width: 8, height: 8, seed: 4 });
    const whole = generate(wish, { work: 10_000, best: 1 });
    let pauses = 0;
    while (whole.next().done !== true) pauses++;
    expect(pauses).toBeGreaterThan(20);
    const left = generate(wish, { work: 10_000, best: 1 });
    left.next();

    expect(left.next().value).toMatchObject({ tried: 0, best: null });
    expect(left.return(undefined as never)).toEqual({ done: true, value: undefined });
    expect(left.next().done).toBe(true);
  });
});
