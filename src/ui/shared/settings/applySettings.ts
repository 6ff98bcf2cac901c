import { subscribeNow } from '#base/store.ts';
import { setOfflineMode } from '#ui/shared/platform/network.ts';
import { onSettings, settings } from './settings.ts';
import { themeInForce } from './themeInForce.ts';

/**
 * Hand the settings to those below that obey them, style sheets and calls, now and after every
 * change.
 */
export function applySettings(): void {
  subscribeNow(themeInForce, applyTheme); // first: who reads colors must find the new ones
  apply();
  onSettings(apply);
}

function apply(): void {
  const { sansSerifFont, enableFancyAnimations, offlineMode } = settings();
  const { dataset } = document.documentElement;
  dataset['font'] = sansSerifFont ? 'sans' : 'serif';
  dataset['motion'] = enableFancyAnimations ? 'on' : 'off';
  setOfflineMode(offlineMode);
}

function applyTheme(theme: string): void {
  document.documentElement.dataset['theme'] = theme;
  requestAnimationFrame(colorBrowser);
}

/** The bars of the browser around the page have the color of the page. */
function colorBrowser(): void {
  const { backgroundColor } = getComputedStyle(document.documentElement);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', backgroundColor);
}
