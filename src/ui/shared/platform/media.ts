import { useSyncExternalStore } from 'react';

/** The system puts its few colors in place of those of the page. */
export const FORCED_COLORS = '(forced-colors: active)';

/** The system asks for less motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether a CSS media query holds now; renders again when that changes. */
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
