// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ItemHeights } from '#ui/library/lists/useItemWindow.ts';

const ALL = { first: 0, end: 99, focused: -1 };
const USUAL_PX = 280;

/** A list of items with these heights, laid out in one part. */
function listOf(heights: readonly number[], listPx = 800): HTMLElement {
  const list = document.createElement('div');
  const part = document.createElement('div');
  list.append(part);
  Object.defineProperty(list, 'clientWidth', { value: listPx });
  for (const value of heights) {
    const item = document.createElement('div');
    Object.defineProperty(item, 'offsetHeight', { value });
    part.append(item);
  }
  return list;
}

const itemsOf = (count: number) => Array.from({ length: count }, () => ({}));

describe('the height of an item', () => {
  it('is its own once measured, and that of the last one measured before', () => {
    const [first = {}, second = {}, third = {}] = itemsOf(3);
    const heights = new ItemHeights([first, second, third]);
    expect(heights.heightOf(first)).toBe(USUAL_PX);

    heights.measure(listOf([100, 200]), [first, second], ALL);

    expect([first, second, third].map((item) => heights.heightOf(item))).toEqual([100, 200, 200]);
  });

  it('is measured in the range only', () => {
    const items = itemsOf(4);
    const heights = new ItemHeights(items);

    heights.measure(listOf([100, 200, 300, 400]), items, { first: 1, end: 3, focused: -1 });

    expect(items.map((item) => heights.heightOf(item))).toEqual([300, 200, 300, 300]);
  });

  it('is known to another list of the same items, until that has another width', () => {
    const items = itemsOf(2);
    new ItemHeights(items).measure(listOf([100, 200]), items, ALL);
    const again = new ItemHeights(items);
    expect(items.map((item) => again.heightOf(item))).toEqual([100, 200]);

    again.measure(listOf([500], 400), items, { first: 0, end: 1, focused: -1 });

    expect(items.map((item) => again.heightOf(item))).toEqual([500, 500]);
  });

  it('is the usual one where nothing is laid out', () => {
    const items = itemsOf(1);
    const heights = new ItemHeights(items);

    heights.measure(listOf([0]), items, ALL);

    expect(items.map((item) => heights.heightOf(item))).toEqual([USUAL_PX]);
  });
});
