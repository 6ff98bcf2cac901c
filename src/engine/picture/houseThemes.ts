import type { BoardTheme } from './theme.ts';

/**
 * Colors of the two standard themes for pictures made outside a page: the design tokens with
 * resolved values.
 */
export const HOUSE_THEMES: Readonly<Record<'dark' | 'light', BoardTheme>> = {
  dark: {
    dark: 0x040609,
    light: 0xf9efdc,
    gray: 0x645e59,
    plate: 0x322d28,
    onDark: 0xf4ede7,
    onLight: 0x15110d,
    onGray: 0xfef7f1,
    rimDark: { color: 0x5d574d, alpha: 0.75 },
    rimLight: { color: 0xffffff, alpha: 0.5 },
    glow: { color: 0xf4c176, alpha: 0.26 },
    seamDark: { color: 0xe5ddd0, alpha: 0.13 },
    seamLight: { color: 0x392a1e, alpha: 0.13 },
    error: 0xfc675a,
    halo: 0x0a0704,
    zone: 0xffc976,
    focus: 0xf3b85d,
    trial: 0x8bc7e5,
    accent: 0xf3b85d,
    page: 0x1b1612,
    isDark: true,
    hasPatterns: false,
  },
  light: {
    dark: 0x20160e,
    light: 0xfefaf2,
    gray: 0x928f88,
    plate: 0xccc8c1,
    onDark: 0xf2eee6,
    onLight: 0x14110c,
    onGray: 0x120f0a,
    rimDark: { color: 0x000000, alpha: 0 },
    rimLight: { color: 0x7c6f65, alpha: 0.28 },
    glow: { color: 0x44382f, alpha: 0.26 },
    seamDark: { color: 0xf6ede0, alpha: 0.17 },
    seamLight: { color: 0x392a1e, alpha: 0.13 },
    error: 0xce302d,
    halo: 0xfefbf7,
    zone: 0x8c3710,
    focus: 0x99431e,
    trial: 0x295a7b,
    accent: 0x99431e,
    page: 0xf7f3ec,
    isDark: false,
    hasPatterns: false,
  },
};
