import { onSettings, settings } from './settings.ts';
import { applyTheme } from './theme.ts';

/** Keep the document root in step with theme and settings, which style sheets read there. */
export function applySettings(): void {
  applyTheme();
  applyVisual();
  onSettings(applyVisual);
}

function applyVisual(): void {
  const { sansSerifFont, enableFancyAnimations } = settings();
  const { dataset } = document.documentElement;
  dataset['font'] = sansSerifFont ? 'sans' : 'serif';
  dataset['motion'] = enableFancyAnimations ? 'on' : 'off';
}
