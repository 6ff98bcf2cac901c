import type { BoardTheme } from '#engine/picture/theme.ts';

/** Colors that tests can tell apart. */
export function createBoardTheme(): BoardTheme {
  return {
    dark: 0x000001,
    light: 0xfffffe,
    gray: 0x808080,
    plate: 0x303030,
    onDark: 0xeeeeee,
    onLight: 0x111111,
    onGray: 0xf0f0f0,
    rimDark: { color: 0x707070, alpha: 0.75 },
    rimLight: { color: 0xffffff, alpha: 0.5 },
    glow: { color: 0xffc080, alpha: 0.26 },
    seamDark: { color: 0xe0e0e0, alpha: 0.13 },
    seamLight: { color: 0x302010, alpha: 0.13 },
    error: 0xff6050,
    halo: 0x080808,
    zone: 0xffd080,
    focus: 0xffb050,
    trial: 0x90c8e8,
    accent: 0xffb050,
    page: 0x1c1612,
    isDark: true,
    hasPatterns: false,
  };
}
