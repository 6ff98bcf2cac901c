import { useEffect, useRef } from 'react';
import { useLocation, type Location } from 'react-router';
import { keepsFocus } from '#ui/shared/platform/focus.ts';

/**
 * Move the focus to the heading after a change of page, so that screen readers read it and the next
 * Tab starts there. Not on the first page of a visit, which browsers announce themselves.
 */
export function useHeadingFocus(): void {
  const location: Location<unknown> = useLocation();
  const { pathname, search, state } = location;
  const address = pathname + search;
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (keepsFocus(state)) return;
    focusHeading();
  }, [address, state]);
}

/** Focus the visible heading of the page, or the page if it has none. */
export function focusHeading(): void {
  const content = document.getElementById('content');
  const headings = content?.querySelectorAll<HTMLElement>('h1') ?? [];
  const heading = [...headings].find((it) => it.checkVisibility({ visibilityProperty: true }));
  if (heading) heading.tabIndex = -1;
  (heading ?? content)?.focus({ preventScroll: true });
}
