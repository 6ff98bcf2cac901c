import themes from 'daisyui/theme/object.js';
import { THEMES } from '../../src/ui/shared/settings/theme.ts';
import { HOUSE_THEMES, type ThemeColors } from './houseThemes.ts';
import { readableColors } from './readableColors.ts';

/** Unchanged colors of a theme: backgrounds, and colors without text on them. */
const OWN_COLORS = ['base-100', 'base-200', 'base-300', 'error'] as const;

interface ThemeSheet {
  readonly name: string;
  /** `light` or `dark`. */
  readonly scheme: string;
  /** Colors by the names of their tokens, without `--color-`. */
  readonly colors: ThemeColors;
}

/** The color tokens of every theme: its own backgrounds, and readable text colors. */
export function themeSheets(): readonly ThemeSheet[] {
  return THEMES.map((name) => {
    const theme = themes[name];
    const own = name === 'dark' || name === 'light' ? HOUSE_THEMES[name] : colorsOf({ ...theme });
    const unchanged = Object.fromEntries(OWN_COLORS.map((it) => [it, own[it] ?? '']));
    const colors = { ...unchanged, ...readableColors(own) };
    return { name, scheme: theme['color-scheme'], colors };
  });
}

/** Colors of one of daisyUI's themes, by their names without a prefix. */
function colorsOf(theme: Readonly<Record<string, string>>): ThemeColors {
  const prefix = '--color-';
  return Object.fromEntries(
    Object.entries(theme).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  );
}
