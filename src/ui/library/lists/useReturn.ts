import { useEffect, useState, type MouseEvent, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Which item was opened from which entry of the history of this tab. */
const opened = new Map<string, string>();

/**
 * Where somebody comes back to a list, the item that they opened has the focus again. Returns that
 * item's place, 0 at first, and notes what is opened.
 */
export function useReturn(
  list: RefObject<HTMLElement | null>,
  items: readonly { readonly id: string }[],
) {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [id] = useState(() => (isBack ? opened.get(key) : undefined));
  const hasItems = items.length > 0;
  useEffect(() => {
    if (id === undefined || !hasItems) return;
    // After the heading of the page was given the focus, as that of every page is.
    queueMicrotask(() => {
      const item = list.current?.querySelector(`[data-item="${CSS.escape(id)}"]`);
      item?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    });
  }, [id, hasItems, list]);
  const noteOpened = ({ target }: MouseEvent) => {
    const item = target instanceof Element ? target.closest('[data-item]') : null;
    const name = item?.getAttribute('data-item');
    if (name && target instanceof Element && target.closest('a')) opened.set(key, name);
  };
  const start =
    id === undefined
      ? 0
      : Math.max(
          0,
          items.findIndex((item) => item.id === id),
        );
  return { start, noteOpened };
}
