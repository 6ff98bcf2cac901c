import { createContext, use, useEffect, useRef } from 'react';
import { isElsewhere, type KeyScopeValue } from './isElsewhere.ts';
import { findCommand, type KeyRow } from './keyRows.ts';

/**
 * The dialog whose keys a part of the page listens to; null for the page itself. What lies under a
 * dialog is asleep.
 */
export const KeyScope = createContext<KeyScopeValue>(null);

/** Keys that work all over the page, or all over a dialog. Not while typing. */
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
