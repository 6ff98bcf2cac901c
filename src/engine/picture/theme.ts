/**
 * Colors of the board as `0xRRGGBB`, alphas from 0 to 1. Read from the theme's CSS custom
 * properties in one place.
 */
export interface BoardTheme {
  readonly dark: number;
  readonly light: number;
  readonly gray: number;
  readonly plate: number;
  readonly onDark: number;
  readonly onLight: number;
  readonly onGray: number;
  readonly rimDark: BoardInk;
  readonly rimLight: BoardInk;
  readonly glow: BoardInk;
  readonly seamDark: BoardInk;
  readonly seamLight: BoardInk;
  readonly error: number;
  readonly halo: number;
  readonly zone: number;
  readonly focus: number;
  /** Tentative colors. */
  readonly trial: number;
  readonly accent: number;
  /** The page around the board. */
  readonly page: number;
  readonly isDark: boolean;
  /** Patterns also tell cells apart: the system forces colors, and has only a few. */
  readonly hasPatterns: boolean;
}

/** A translucent color. */
export interface BoardInk {
  readonly color: number;
  readonly alpha: number;
}

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

const WHITE = 0xffffff;
const BLACK = 0x000000;
/** A gray that prints with half of the ink, and on which white is still legible. */
const DARK = 0x707070;
const NOTHING = { color: WHITE, alpha: 0 };

/**
 * Colors of a board on paper, black on white. Open and light cells are bare paper between thin
 * lines, so that they can be filled with a pencil; givens are recognized by their frame.
 */
export const PAPER_THEME: BoardTheme = {
  dark: DARK,
  light: WHITE,
  gray: WHITE,
  plate: 0xbdbdbd,
  onDark: WHITE,
  onLight: BLACK,
  onGray: BLACK,
  rimDark: NOTHING,
  rimLight: NOTHING,
  glow: NOTHING,
  seamDark: { color: WHITE, alpha: 0.5 },
  seamLight: { color: BLACK, alpha: 0.3 },
  error: BLACK,
  halo: WHITE,
  zone: BLACK,
  focus: BLACK,
  trial: BLACK,
  accent: BLACK,
  page: WHITE,
  isDark: false,
  hasPatterns: false,
};
