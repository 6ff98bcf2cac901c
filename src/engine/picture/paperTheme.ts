import type { BoardTheme } from './theme.ts';

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
