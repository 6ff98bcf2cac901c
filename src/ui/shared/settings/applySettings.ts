import { subscribeNow } from '#base/store.ts';
import { setOfflineMode } from '#ui/shared/platform/network.ts';
import { onSettings, settings } from './settings.ts';
import { themeInForce } from './themeInForce.ts';

/** Apply the settings to style sheets and network, now and after every change. */
export function applySettings(): void {
  subscribeNow(themeInForce, applyTheme); // first, because other listeners read the new colors
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

/** Give the browser's bars the background color of the page. */
function colorBrowser(): void {
  const { backgroundColor } = getComputedStyle(document.documentElement);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', backgroundColor);
}
