import * as z from 'zod/mini';
import type { EditorTheme } from './editorTheme.ts';
import type { EditorLook } from './messages.ts';

/** Least contrast of text by WCAG. */
const WANTED = 4.5;
const STEPS = 20;

type Rgb = readonly [red: number, green: number, blue: number];

/**
 * A text color, moved towards white or black until it is readable on a background. Both are six
 * hexadecimal digits, with or without `#`.
 */
function readableOn(ground: string, text: string): string {
  const [back, front] = [rgbOf(ground), rgbOf(text)];
  const goal: Rgb = luminance(back) < 0.18 ? [255, 255, 255] : [0, 0, 0];
  for (let step = 0; step < STEPS; step++) {
    const color = mixed(front, goal, step / STEPS);
    if (contrast(color, back) >= WANTED) return hexOf(color);
  }
  return hexOf(goal);
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.replace('#', '').slice(0, 6), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function hexOf(rgb: Rgb): string {
  return rgb.map((part) => part.toString(16).padStart(2, '0')).join('');
}

function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  const mix = (a: number, b: number) => Math.round(a + share * (b - a));
  return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])];
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio of WCAG, from 1 to 21. */
function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

const Rule = z.object({
  token: z.string(),
  foreground: z.exactOptional(z.string()),
  fontStyle: z.exactOptional(z.string()),
});

/** A theme in the format of the editor. */
const ThemeData = z.object({
  base: z.enum(['vs', 'vs-dark', 'hc-black', 'hc-light']),
  inherit: z.boolean(),
  rules: z.array(Rule),
  colors: z.record(z.string(), z.string()),
});
export type ThemeData = z.output<typeof ThemeData>;

/** Themes that load as files. Each replaces a built-in theme of the editor. */
const FILES: Readonly<Partial<Record<EditorTheme, () => Promise<unknown>>>> = {
  Cobalt: () => import('monaco-themes/themes/Cobalt.json'),
  'Solarized-light': () => import('monaco-themes/themes/Solarized-light.json'),
  'Tomorrow-Night-Blue': () => import('monaco-themes/themes/Tomorrow-Night-Blue.json'),
  GitHub: () => import('monaco-themes/themes/GitHub.json'),
  Dracula: () => import('monaco-themes/themes/Dracula.json'),
};
const LIGHT: ReadonlySet<EditorTheme> = new Set<EditorTheme>([
  'light',
  'Solarized-light',
  'GitHub',
]);

const DARK_GROUND = '#1b1613';
const LIGHT_GROUND = '#fbf7f0';

/** Colors of our two themes, by token of the editor's JavaScript grammar. */
const TOKENS = {
  dark: { '': 'e8e0d6', comment: '9a8f84', keyword: 'f2b45c', string: 'a8c98b', number: '8fc2d8' },
  light: { '': '33291f', comment: '6f6254', keyword: '8a4b00', string: '3c6b1f', number: '1f5f80' },
} as const;
const TYPES = { dark: 'd7b8e8', light: '6b3f86' } as const;

/**
 * Brackets are colored by depth. The default colors have too little contrast on some backgrounds.
 */
const BRACKETS = [1, 2, 3, 4, 5, 6] as const;

/** Loads the file of a theme. */
type Load = (theme: EditorTheme) => Promise<unknown>;

/**
 * The theme for a look; null for a built-in one. If the file of a theme fails to load, our own
 * theme is used without a message.
 */
export async function loadEditorTheme(
  look: EditorLook,
  load: Load = loadFile,
): Promise<ThemeData | null> {
  if (look.theme === 'hc-black') return null;
  return legible((await fromFile(look.theme, load)) ?? ownTheme(look));
}

function loadFile(theme: EditorTheme): Promise<unknown> {
  return FILES[theme]?.() ?? Promise.resolve(null);
}

async function fromFile(theme: EditorTheme, load: Load): Promise<ThemeData | null> {
  try {
    const file = await load(theme);
    return ThemeData.parse(
      typeof file === 'object' && file !== null && 'default' in file ? file.default : file,
    );
  } catch {
    return null;
  }
}

/** A theme with the background of the page and the colors of the site. */
function ownTheme({ theme, ground }: EditorLook): ThemeData {
  const scheme = LIGHT.has(theme) ? 'light' : 'dark';
  const { string: regexp } = TOKENS[scheme];
  const tokens = Object.entries({ ...TOKENS[scheme], regexp, 'type.identifier': TYPES[scheme] });
  return {
    base: scheme === 'light' ? 'vs' : 'vs-dark',
    inherit: true,
    rules: tokens.map(([token, foreground]) => ({ token, foreground })),
    colors: {
      'editor.background': ground ?? (scheme === 'light' ? LIGHT_GROUND : DARK_GROUND),
      'editor.foreground': `#${TOKENS[scheme]['']}`,
    },
  };
}

/** The same theme with text colors that are readable on its background. */
function legible(theme: ThemeData): ThemeData {
  const ground = theme.colors['editor.background'] ?? DARK_GROUND;
  const rules = theme.rules.map(({ token, foreground, fontStyle }) => ({
    token,
    ...(isHex(foreground) && { foreground: readableOn(ground, foreground) }),
    ...(fontStyle !== undefined && { fontStyle }),
  }));
  const numbers = `#${readableOn(ground, TOKENS[theme.base === 'vs' ? 'light' : 'dark'].comment)}`;
  const text = theme.colors['editor.foreground'] ?? numbers;
  const brackets = BRACKETS.map(
    (place) => [`editorBracketHighlight.foreground${place}`, text] as const,
  );
  const colors = {
    ...theme.colors,
    ...Object.fromEntries(brackets),
    'editorLineNumber.foreground': numbers,
  };
  return { ...theme, rules, colors };
}

function isHex(color: string | undefined): color is string {
  return color !== undefined && /^#?[0-9a-f]{6}/i.test(color);
}
