import { describe, expect, it } from 'vitest';
import { changedOrder } from '#ui/library/lists/collectionMutations.ts';

const ITEMS = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

function ids(change: Parameters<typeof changedOrder>[1]): string {
  return changedOrder(ITEMS, change)
    .map(({ id }) => id)
    .join('');
}

describe('the puzzles of a collection', () => {
  it.each([
    ['d', 'a', 'dabc'],
    ['a', 'd', 'bcda'],
    ['b', 'c', 'acbd'],
    ['b', 'b', 'abcd'],
    ['x', 'a', 'abcd'],
    ['a', 'x', 'abcd'],
  ])('%s takes the place of %s, and those between shift', (moving, replacing, order) => {
    expect(ids({ kind: 'move', moving, replacing })).toBe(order);
  });

  it('go without the others moving', () => {
    expect(ids({ kind: 'remove', puzzleIds: ['c'] })).toBe('abd');
    expect(ids({ kind: 'remove', puzzleIds: ['x'] })).toBe('abcd');
  });
});
