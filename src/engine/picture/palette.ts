import type { Color } from '../grid/grid.ts';
import type { BoardInk, BoardTheme } from './theme.ts';

/** A color of a picture with its opacity. */
export interface Paint {
  readonly color: string;
  readonly opacity: number;
}

/** The colors and fonts of a picture. */
export interface Palette {
  readonly tile: Readonly<Record<Color, Paint>>;
  /** The light fill at the upper end of the board. */
  readonly lightTop: Paint;
  readonly plate: Paint;
  /** Colors of symbols, by the color underneath. */
  readonly on: Readonly<Record<Color, Paint>>;
  readonly rim: { readonly dark: Paint; readonly light: Paint };
  readonly seam: { readonly dark: Paint; readonly light: Paint };
  readonly glow: Paint;
  readonly error: Paint;
  readonly halo: Paint;
  readonly zone: Paint;
  readonly focus: Paint;
  readonly trial: Paint;
  readonly accent: Paint;
  readonly page: Paint;
  readonly font: string;
}

/** Font families of figures and letters outside a page. */
export const BOARD_FONT = "'Source Serif 4 Variable', 'Source Serif 4', Georgia, serif";

/** Share of white in the light fill at the upper end of the board: two hundredths brighter. */
const LIFT = 0.25;

/** Colors that follow the page: CSS custom properties of the design tokens. */
const CSS_PALETTE: Palette = {
  tile: {
    dark: property('--board-dark'),
    light: property('--board-light'),
    gray: property('--board-gray'),
  },
  lightTop: solid(`color-mix(in oklab, white ${String(LIFT * 100)}%, var(--board-light))`),
  plate: property('--board-plate'),
  on: {
    dark: property('--board-on-dark'),
    light: property('--board-on-light'),
    gray: property('--board-on-gray'),
  },
  rim: { dark: property('--board-rim-dark'), light: property('--board-rim-light') },
  seam: { dark: property('--board-seam-dark'), light: property('--board-seam-light') },
  glow: property('--board-glow'),
  error: property('--board-error'),
  halo: property('--board-halo'),
  zone: property('--board-zone'),
  focus: property('--board-focus'),
  trial: property('--board-trial'),
  accent: property('--color-primary'),
  page: property('--color-base-100'),
  font: 'var(--font-board)',
};

/** The palette of a theme; `css` follows the page's theme without a redraw. */
export function paletteFromTheme(theme: BoardTheme | 'css'): Palette {
  if (theme === 'css') return CSS_PALETTE;
  return {
    tile: { dark: opaque(theme.dark), light: opaque(theme.light), gray: opaque(theme.gray) },
    lightTop: opaque(brighten(theme.light)),
    plate: opaque(theme.plate),
    on: { dark: opaque(theme.onDark), light: opaque(theme.onLight), gray: opaque(theme.onGray) },
    rim: { dark: translucent(theme.rimDark), light: translucent(theme.rimLight) },
    seam: { dark: translucent(theme.seamDark), light: translucent(theme.seamLight) },
    glow: translucent(theme.glow),
    error: opaque(theme.error),
    halo: opaque(theme.halo),
    zone: opaque(theme.zone),
    focus: opaque(theme.focus),
    trial: opaque(theme.trial),
    accent: opaque(theme.accent),
    page: opaque(theme.page),
    font: BOARD_FONT,
  };
}

/** A color as `#rrggbb`. */
export function hexColor(color: number): string {
  return `#${color.toString(16).padStart(6, '0')}`;
}

function property(name: string): Paint {
  return solid(`var(${name})`);
}

function solid(color: string): Paint {
  return { color, opacity: 1 };
}

function opaque(color: number): Paint {
  return solid(hexColor(color));
}

function translucent({ color, alpha }: BoardInk): Paint {
  return { color: hexColor(color), opacity: alpha };
}

function brighten(color: number): number {
  const channel = (shift: number): number => {
    const value = (color >> shift) & 255;
    return Math.round(value + (255 - value) * LIFT) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}
