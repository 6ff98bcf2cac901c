import { useSyncExternalStore } from 'react';
import { derivedStore, type ReadableStore } from '#base/store.ts';
import { themeOfFrame } from '#ui/shared/platform/embedding.ts';
import { onSettings, settings } from './settings.ts';
import type { Theme } from './theme.ts';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/** The current theme: the chosen one, or that of the system. */
export const themeInForce: ReadableStore<Theme> = derivedStore(current, (emit) => {
  const system = matchMedia(DARK_SYSTEM);
  const stop = onSettings(emit);
  system.addEventListener('change', emit);
  return () => {
    stop();
    system.removeEventListener('change', emit);
  };
});

function current(): Theme {
  const theme = themeOfFrame() ?? settings().theme;
  if (theme !== 'system') return theme;
  return matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light';
}

/** The current theme, for components. */
export function useThemeInForce(): Theme {
  return useSyncExternalStore(themeInForce.subscribe, themeInForce.current);
}
