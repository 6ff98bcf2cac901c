import { onSettings, settings } from './settings.ts';

/** Write the settings that style sheets read to the document root, now and after every change. */
export function applySettings(): void {
  writeToRoot();
  onSettings(writeToRoot);
}

function writeToRoot(): void {
  const { theme, sansSerifFont, enableFancyAnimations } = settings();
  const { dataset } = document.documentElement;
  dataset['theme'] = theme;
  dataset['font'] = sansSerifFont ? 'sans' : 'serif';
  dataset['motion'] = enableFancyAnimations ? 'on' : 'off';
}
