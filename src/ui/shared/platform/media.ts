import { useSyncExternalStore } from 'react';

/** The system replaces the colors of the page by its own. */
export const FORCED_COLORS = '(forced-colors: active)';

/** The system preference for reduced motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** True while a CSS media query matches. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}
