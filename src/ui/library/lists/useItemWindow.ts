import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * So many items of a list are laid out together, in parts that are the children of the list: rows
 * of one to seven are full. A list of thousands in one part would take longer than a frame,
 * whenever something changes in it.
 */
export const PART = 420;
/** How far beyond the window items are drawn, so that a fast hand finds them there. */
const BEYOND_PX = 1200;
/** Items that are drawn before anything is measured, on each side of the first one. */
const FIRST_ITEMS = 30;
/** Of an item that was never drawn, before any was. */
const USUAL_PX = 280;

/** The items of a list that are drawn; of all others there is a name, and their room. */
export interface ItemWindow {
  readonly first: number;
  readonly end: number;
  /** The item with the focus, which is not lost when it goes out of sight; -1 for none. */
  readonly focused: number;
}

/** How high items were when they were last drawn, in a list as wide as it is now. */
let heights = new WeakMap<object, number>();
let usualPx = USUAL_PX;
let widthPx = 0;

/** The room of an item that is not drawn. */
export function heightOf(item: object): number {
  return heights.get(item) ?? usualPx;
}

/** The items that are drawn first: those round the one that `start` is. */
function startAt(start: number): ItemWindow {
  return { first: Math.max(0, start - FIRST_ITEMS), end: start + FIRST_ITEMS, focused: -1 };
}

/**
 * Which items of a list are in sight as the page is scrolled, and some beyond. Each is a child of
 * its part of `list`; the heights of those that were drawn are kept, so that nothing moves when
 * they no longer are, and a list that is visited again is as long as it was.
 */
export function useItemWindow(
  list: RefObject<HTMLElement | null>,
  items: readonly object[],
  start: number,
): ItemWindow {
  const [shown, setShown] = useState(() => startAt(start));
  useLayoutEffect(() => {
    const measure = () => {
      const element = list.current;
      if (!element) return;
      setShown((before) => {
        noteHeights(element, items, before);
        const next = windowOf(element, items.length);
        return isSame(before, next) ? before : next;
      });
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
  }, [list, items]);
  return shown;
}

function noteHeights(
  list: HTMLElement,
  items: readonly object[],
  { first, end }: ItemWindow,
): void {
  if (list.clientWidth !== widthPx) {
    heights = new WeakMap();
    widthPx = list.clientWidth;
  }
  for (let i = first; i < Math.min(end, items.length); i++) {
    const item = items[i];
    const child = list.children[Math.floor(i / PART)]?.children[i % PART];
    if (!item || !(child instanceof HTMLElement) || child.dataset['away'] !== undefined) continue;
    usualPx = child.offsetHeight || USUAL_PX;
    heights.set(item, usualPx);
  }
}

function windowOf(list: HTMLElement, count: number): ItemWindow {
  const bottom = window.innerHeight + BEYOND_PX;
  return {
    first: firstNotWhere(list, count, (edges) => edges.bottom < -BEYOND_PX),
    end: firstNotWhere(list, count, (edges) => edges.top < bottom),
    focused: placeOf(list, document.activeElement?.closest('[data-item]')),
  };
}

/** The first item for which a claim does not hold that holds for all before it. */
function firstNotWhere(
  { children }: HTMLElement,
  count: number,
  holds: (edges: DOMRect) => boolean,
): number {
  const holdsFor = (element: Element | undefined) =>
    element !== undefined && holds(element.getBoundingClientRect());
  const parts = Math.ceil(count / PART);
  // The last part whose first item it holds for has the last such item.
  const part = countWhile(parts, (i) => holdsFor(children[i]?.children[0])) - 1;
  if (part < 0) return 0;
  const first = part * PART;
  const items = children[part]?.children;
  return first + countWhile(Math.min(PART, count - first), (i) => holdsFor(items?.[i]));
}

/** The place of an item in a list; -1 where it is none of its items. */
function placeOf({ children }: HTMLElement, item: Element | null | undefined): number {
  const part = item?.parentElement;
  if (!item || !part) return -1;
  const place = [...children].indexOf(part);
  return place < 0 ? -1 : place * PART + [...part.children].indexOf(item);
}

function isSame(a: ItemWindow, b: ItemWindow): boolean {
  return a.first === b.first && a.end === b.end && a.focused === b.focused;
}

/** How many of `count` items, in their order, a claim holds for that holds up to one of them. */
export function countWhile(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
