import { createContext, use, useEffect, useRef } from 'react';
import { isElsewhere, type KeyScopeValue } from './isElsewhere.ts';
import { findCommand, type KeyRow } from './keyRows.ts';

/**
 * Element that the keys of a part of the page are limited to; null for the page. Content under a
 * dialog receives no keys.
 */
export const KeyScope = createContext<KeyScopeValue>(null);

/** Handles keys of the whole page, or of a whole dialog, except in fields. */
export function useKeyTable<Wish>(table: readonly KeyRow<Wish>[], onWish: (wish: Wish) => void) {
  const scope = use(KeyScope);
  const latest = useRef(onWish);
  useEffect(() => {
    latest.current = onWish;
  }, [onWish]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target, scope)) return;
      const wish = findCommand(table, event);
      if (wish === null) return;
      event.preventDefault();
      latest.current(wish);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [table, scope]);
}
