import type { Theme } from './theme.ts';

const DARK: ReadonlySet<Theme> = new Set<Theme>([
  'dark',
  'synthwave',
  'halloween',
  'forest',
  'aqua',
  'black',
  'luxury',
  'dracula',
  'business',
  'night',
  'coffee',
  'dim',
  'sunset',
]);

/** Whether a theme shows light text on a dark page. */
export function isDarkTheme(theme: Theme): boolean {
  return DARK.has(theme);
}
