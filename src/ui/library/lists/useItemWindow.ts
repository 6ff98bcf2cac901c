import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { focusedElement } from '#ui/shared/platform/focus.ts';

/**
 * The elements of a list are laid out in parts: the children of the list are its parts, and the
 * first children of a part are its items. Skeletons and the like follow the items of the last part.
 */

/** The element of the item with an index; undefined while the list has no such item. */
export function itemElement(list: HTMLElement | null, index: number): HTMLElement | undefined {
  let rest = index;
  for (const part of list?.children ?? []) {
    const item = part.children[rest];
    if (item instanceof HTMLElement) return item;
    rest -= part.children.length;
  }
  return undefined;
}

/** The index of the item that contains a node; -1 outside of all items. */
export function itemIndex(list: HTMLElement, node: Node | null): number {
  if (!node || !list.contains(node)) return -1;
  let index = 0;
  for (const part of list.children) {
    if (part.contains(node)) {
      const place = [...part.children].findIndex((item) => item.contains(node));
      return place < 0 ? -1 : index + place;
    }
    index += part.children.length;
  }
  return -1;
}

/**
 * Items of a list that are laid out together, in one part: a child of the list with `contain`. 420
 * fills the rows of one to seven columns. With thousands in one part, layout would take longer than
 * a frame whenever something in it changes.
 */
export const PART = 420;
/** Items this far outside of the viewport are rendered too, for fast scrolling. */
const BEYOND_PX = 1200;
/** Items on each side of the first one that are rendered before anything is measured. */
const FIRST_ITEMS = 30;
/** The height of an item before any was measured. */
const DEFAULT_PX = 280;

/** The range of items that are rendered in full; the others have a name and their height. */
export interface ItemWindow {
  readonly first: number;
  readonly end: number;
  /** The item with the focus, which stays mounted outside of the viewport; -1 for none. */
  readonly focused: number;
}

interface Measured {
  readonly heightPx: number;
  /** The width of the list at that time: at another width the height is not valid. */
  readonly listPx: number;
}

/** Cache of measured heights by item, so that a list has the same length at the next visit. */
const measured = new WeakMap<object, Measured>();

/** The heights of the items of one list. */
export class ItemHeights {
  /** The last height that was measured, for items that were not. */
  #usualPx: number;
  #listPx: number | null = null;

  constructor(items: readonly object[]) {
    const last = items.findLast((item) => measured.has(item));
    this.#usualPx = (last && measured.get(last)?.heightPx) ?? DEFAULT_PX;
  }

  heightOf(item: object): number {
    const found = measured.get(item);
    const isValid = found && (this.#listPx === null || found.listPx === this.#listPx);
    return isValid ? found.heightPx : this.#usualPx;
  }

  /** Measure the items from `first` to before `end`, which must be rendered in full. */
  measure(list: HTMLElement, items: readonly object[], { first, end }: ItemWindow): void {
    this.#listPx = list.clientWidth;
    for (let i = first; i < Math.min(end, items.length); i++) {
      const item = items[i];
      const child = list.children[Math.floor(i / PART)]?.children[i % PART];
      if (!item || !(child instanceof HTMLElement)) continue;
      this.#usualPx = child.offsetHeight || DEFAULT_PX;
      measured.set(item, { heightPx: this.#usualPx, listPx: this.#listPx });
    }
  }
}

/** The range around an item, before anything is measured. */
function windowAround(start: number): ItemWindow {
  return { first: Math.max(0, start - FIRST_ITEMS), end: start + FIRST_ITEMS, focused: -1 };
}

/**
 * The range of items in and near the viewport, updated as the page scrolls. Each item is a child of
 * its part of `list`. Heights are kept when an item leaves the range, so that nothing moves.
 */
export function useItemWindow(
  list: RefObject<HTMLElement | null>,
  items: readonly object[],
  start: number,
): { shown: ItemWindow; heights: ItemHeights } {
  const [shown, setShown] = useState(() => windowAround(start));
  const [heights] = useState(() => new ItemHeights(items));
  const rendered = useRef(shown);
  useLayoutEffect(() => {
    rendered.current = shown;
  });
  useLayoutEffect(() => {
    const measure = () => {
      const element = list.current;
      if (!element) return;
      heights.measure(element, items, rendered.current);
      const next = findWindow(element, items.length);
      setShown((before) => (isSame(before, next) ? before : next));
    };
    measure();
    const passive = { passive: true };
    const element = list.current;
    window.addEventListener('scroll', measure, passive);
    window.addEventListener('resize', measure, passive);
    element?.addEventListener('focusin', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      element?.removeEventListener('focusin', measure);
    };
  }, [list, items, heights]);
  return { shown, heights };
}

function findWindow(list: HTMLElement, count: number): ItemWindow {
  const bottom = window.innerHeight + BEYOND_PX;
  return {
    first: countItems(list, count, (edges) => edges.bottom < -BEYOND_PX),
    end: countItems(list, count, (edges) => edges.top < bottom),
    focused: itemIndex(list, focusedElement()),
  };
}

/** The number of items from the start that fulfill a condition that the others do not. */
function countItems(
  { children }: HTMLElement,
  count: number,
  holds: (edges: DOMRect) => boolean,
): number {
  const holdsFor = (element: Element | undefined) =>
    element !== undefined && holds(element.getBoundingClientRect());
  const parts = Math.ceil(count / PART);
  // The last item that fulfills it is in the last part whose first item does.
  const part = countWhile(parts, (i) => holdsFor(children[i]?.children[0])) - 1;
  if (part < 0) return 0;
  const first = part * PART;
  const items = children[part]?.children;
  return first + countWhile(Math.min(PART, count - first), (i) => holdsFor(items?.[i]));
}

function isSame(a: ItemWindow, b: ItemWindow): boolean {
  return a.first === b.first && a.end === b.end && a.focused === b.focused;
}

/** Binary search: the number of leading indices below `count` for which `holds` is true. */
export function countWhile(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
