import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of page the focus goes to its heading, so that it is read and the next Tab begins
 * there. Not on the first page of a visit: browsers read that themselves.
 */
export function useHeadingFocus(): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    focusHeading();
  }, [address]);
}

/** Give the focus to the heading of the page, or to the page where it has none. */
export function focusHeading(): void {
  const content = document.getElementById('content');
  const headings = content?.querySelectorAll<HTMLElement>('h1') ?? [];
  const heading = [...headings].find((it) => it.checkVisibility({ visibilityProperty: true }));
  if (heading) heading.tabIndex = -1;
  (heading ?? content)?.focus({ preventScroll: true });
}
