import { useEffect, useRef } from 'react';
import { useLocation, type Location } from 'react-router';
import { keepsFocus } from '#ui/shared/platform/keepsFocus.ts';

/**
 * After a change of page the focus goes to its heading, so that it is read and the next Tab begins
 * there. Not on the first page of a visit: browsers read that themselves.
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

/** Give the focus to the heading of the page, or to the page where it has none. */
export function focusHeading(): void {
  const content = document.getElementById('content');
  const headings = content?.querySelectorAll<HTMLElement>('h1') ?? [];
  const heading = [...headings].find((it) => it.checkVisibility({ visibilityProperty: true }));
  if (heading) heading.tabIndex = -1;
  (heading ?? content)?.focus({ preventScroll: true });
}
