import { useMemo } from 'react';
import type { BoardInk, BoardTheme } from '#engine/picture/theme.ts';
import { FORCED_COLORS, useMediaQuery } from '#ui/shared/platform/media.ts';
import { isDarkTheme } from './isDarkTheme.ts';
import type { Theme } from './theme.ts';
import { useThemeInForce } from './themeInForce.ts';

/**
 * Colors of the board in the theme in force, or those that the system forces. The same object until
 * they change.
 */
export function useBoardTheme(): BoardTheme {
  const theme = useThemeInForce();
  const system = forcedColors(useMediaQuery);
  return useMemo(() => readBoardTheme(theme, system), [theme, system]);
}

/** Whether the system forces light text on dark, or dark on light; null if nothing is forced. */
function forcedColors(matches: (query: string) => boolean): 'dark' | 'light' | null {
  const isForced = matches(FORCED_COLORS);
  const isDark = matches('(prefers-color-scheme: dark)');
  if (!isForced) return null;
  return isDark ? 'dark' : 'light';
}

function matchesNow(query: string): boolean {
  return matchMedia(query).matches;
}

/**
 * Read the board's colors from the style sheets. The browser computes them: each is set on a probe
 * element and its computed value painted on one pixel, so that no color syntax is parsed here.
 */
export function readBoardTheme(theme: Theme, system = forcedColors(matchesNow)): BoardTheme {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.setProperty('forced-color-adjust', 'none'); // its color is what was set
  document.documentElement.append(probe);
  const read = readerOf(probe);
  const solid = (name: string): number => read(name).color;
  const colors: BoardTheme = {
    dark: solid('--board-dark'),
    light: solid('--board-light'),
    gray: solid('--board-gray'),
    plate: solid('--board-plate'),
    onDark: solid('--board-on-dark'),
    onLight: solid('--board-on-light'),
    onGray: solid('--board-on-gray'),
    rimDark: read('--board-rim-dark'),
    rimLight: read('--board-rim-light'),
    glow: read('--board-glow'),
    seamDark: read('--board-seam-dark'),
    seamLight: read('--board-seam-light'),
    error: solid('--board-error'),
    halo: solid('--board-halo'),
    zone: solid('--board-zone'),
    focus: solid('--board-focus'),
    trial: solid('--board-trial'),
    accent: solid('--color-primary'),
    page: solid('--color-base-100'),
    isDark: system === null ? isDarkTheme(theme) : system === 'dark',
    hasPatterns: system !== null,
  };
  probe.remove();
  return colors;
}

function readerOf(probe: HTMLElement): (name: string) => BoardInk {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const pixel = canvas.getContext('2d', { willReadFrequently: true });
  const paint = (color: string): Uint8ClampedArray => {
    if (pixel === null) return new Uint8ClampedArray(4);
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = color;
    pixel.fillRect(0, 0, 1, 1);
    return pixel.getImageData(0, 0, 1, 1).data;
  };
  return (name) => {
    probe.style.color = `var(${name})`;
    const [red = 0, green = 0, blue = 0, alpha = 0] = paint(getComputedStyle(probe).color);
    return { color: (red << 16) | (green << 8) | blue, alpha: alpha / 255 };
  };
}
