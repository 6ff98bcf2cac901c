/** Colors of a theme by name, in CSS syntax. */
export type ThemeColors = Readonly<Record<string, string>>;

/** House adjustments of the two default themes. The other thirty have daisyUI's own colors. */
export const HOUSE_THEMES: Readonly<Record<'dark' | 'light', ThemeColors>> = {
  dark: {
    'base-100': 'oklch(20.5% 0.011 62)',
    'base-200': 'oklch(23.5% 0.012 62)',
    'base-300': 'oklch(28.5% 0.013 64)',
    'base-content': 'oklch(92.5% 0.018 84)',
    primary: 'oklch(82% 0.128 76)',
    'primary-content': 'oklch(22% 0.045 65)',
    accent: 'oklch(82% 0.128 76)',
    error: 'oklch(70% 0.185 28)',
    success: 'oklch(79% 0.125 152)',
  },
  light: {
    'base-100': 'oklch(96.6% 0.011 84)',
    'base-200': 'oklch(98.6% 0.006 84)',
    'base-300': 'oklch(92.2% 0.014 82)',
    'base-content': 'oklch(25% 0.022 58)',
    primary: 'oklch(49% 0.125 42)',
    'primary-content': 'oklch(98% 0.01 84)',
    accent: 'oklch(49% 0.125 42)',
    error: 'oklch(53% 0.195 27)',
    success: 'oklch(48% 0.11 155)',
  },
};
