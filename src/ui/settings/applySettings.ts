import { setOfflineMode } from '../platform/network.ts';
import { onSettings, settings } from './settings.ts';

/**
 * Hand the settings to those below that obey them, style sheets and calls, now and after every
 * change.
 */
export function applySettings(): void {
  apply();
  onSettings(apply);
}

function apply(): void {
  const { theme, sansSerifFont, enableFancyAnimations, offlineMode } = settings();
  const { dataset } = document.documentElement;
  dataset['theme'] = theme;
  dataset['font'] = sansSerifFont ? 'sans' : 'serif';
  dataset['motion'] = enableFancyAnimations ? 'on' : 'off';
  setOfflineMode(offlineMode);
}
