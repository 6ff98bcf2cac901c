import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { findControl } from '#ui/shared/platform/focus.ts';
import { itemElement, itemIndex } from './useItemWindow.ts';

/** The id of the item that was opened last from each history entry of this tab. */
const opened = new Map<string, string>();

/**
 * On the way back to a list, focus the item that was opened from it. Returns that item's index (0
 * for a new visit), and a click handler that records which item is opened.
 */
export function useRestoreListFocus(
  list: RefObject<HTMLElement | null>,
  items: readonly { readonly id: string }[],
) {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [id] = useState(() => (isBack ? opened.get(key) : undefined));
  const place = id === undefined ? -1 : items.findIndex((item) => item.id === id);
  const hasItems = items.length > 0;
  const isDone = useRef(false);
  useEffect(() => {
    if (!hasItems || isDone.current) return;
    isDone.current = true;
    if (place < 0) return;
    // Every change of page moves the focus to the heading; this runs after it.
    queueMicrotask(() => {
      findControl(itemElement(list.current, place), 'link')?.focus({ preventScroll: true });
    });
  }, [hasItems, place, list]);
  const recordOpened = ({ target }: MouseEvent) => {
    if (!list.current || !(target instanceof Element) || target.closest('a') === null) return;
    const item = items[itemIndex(list.current, target)];
    if (item) opened.set(key, item.id);
  };
  return { start: Math.max(0, place), recordOpened };
}
