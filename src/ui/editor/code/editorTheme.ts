import type { Theme } from '#ui/shared/settings/theme.ts';

/** The themes of the code editor: two derived from the page, one of its own, and files. */
export const EDITOR_THEMES = [
  'dark',
  'light',
  'hc-black',
  'Cobalt',
  'Solarized-light',
  'Tomorrow-Night-Blue',
  'GitHub',
  'Dracula',
] as const;

export type EditorTheme = (typeof EDITOR_THEMES)[number];

/** The default theme of the editor for each theme of the site. */
export const EDITOR_THEME_OF: Readonly<Record<Theme, EditorTheme>> = {
  dark: 'dark',
  halloween: 'dark',
  fantasy: 'dark',
  black: 'dark',
  luxury: 'dark',
  business: 'dark',
  night: 'dark',
  coffee: 'dark',
  dim: 'dark',
  sunset: 'dark',
  light: 'light',
  cupcake: 'light',
  bumblebee: 'light',
  emerald: 'light',
  corporate: 'light',
  valentine: 'light',
  garden: 'light',
  cmyk: 'light',
  autumn: 'light',
  acid: 'light',
  winter: 'light',
  nord: 'light',
  synthwave: 'Cobalt',
  retro: 'Solarized-light',
  cyberpunk: 'Solarized-light',
  lemonade: 'Solarized-light',
  forest: 'hc-black',
  lofi: 'hc-black',
  aqua: 'Tomorrow-Night-Blue',
  pastel: 'GitHub',
  wireframe: 'GitHub',
  dracula: 'Dracula',
};
