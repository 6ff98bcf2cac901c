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
