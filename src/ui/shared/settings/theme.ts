/** All themes: the two standard themes first, the others from dark pages to light ones. */
export const THEMES = [
  'dark',
  'light',
  'black',
  'luxury',
  'synthwave',
  'night',
  'forest',
  'halloween',
  'sunset',
  'coffee',
  'business',
  'dracula',
  'dim',
  'aqua',
  'retro',
  'garden',
  'cyberpunk',
  'nord',
  'autumn',
  'valentine',
  'cupcake',
  'acid',
  'lemonade',
  'bumblebee',
  'emerald',
  'corporate',
  'lofi',
  'pastel',
  'fantasy',
  'wireframe',
  'cmyk',
  'winter',
] as const;

export type Theme = (typeof THEMES)[number];

/**
 * The choices: a theme, or `system`, which follows the system with the dark or light standard
 * theme.
 */
export const THEME_CHOICES = ['system', ...THEMES] as const;

export type ThemeChoice = (typeof THEME_CHOICES)[number];

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

/** True for themes with light text on a dark page. */
export function isDarkTheme(theme: Theme): boolean {
  return DARK.has(theme);
}
