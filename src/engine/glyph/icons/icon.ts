import type { Glyph } from '../glyph.ts';
import { scalePath } from '../pathData.ts';

const FALLBACK = 'MdQuestionMark';
/** Path data of the fallback, included here because it is drawn if the others cannot be loaded. */
const FALLBACK_PATH =
  'M11.07 12.85c.77-1.39 2.25-2.21 3.11-3.44.91-1.29.4-3.7-2.18-3.7-1.69 0-2.52 1.28-2.87 2.34L6.54 6.96C7.25 4.83 9.18 3 11.99 3c2.35 0 3.96 1.07 4.78 2.41.7 1.15 1.11 3.3.03 4.9-1.2 1.77-2.35 2.31-2.97 3.45-.25.46-.35.76-.35 2.24h-2.89c-.01-.78-.13-2.05.48-3.15zM14 20c0 1.1-.9 2-2 2s-2-.9-2-2 .9-2 2-2 2 .9 2 2z';
/** Side of the coordinate square of the icons. */
const SIDE = 24;
/** Share of a cell an icon fills. */
const FILL = 0.78;
/** Style prefixes in icon names. All styles of an icon have the same drawing. */
const STYLE = /^Md(?:Outlined?|Round|Sharp|TwoTone)(?=[A-Z0-9])/;

/**
 * Path data by name. Only the fallback until the others are loaded, because few puzzles have icons.
 */
let paths: Readonly<Record<string, string>> = { [FALLBACK]: FALLBACK_PATH };

/** Load the path data of icons. Until then, each icon is a question mark. */
export async function loadIcons(): Promise<void> {
  paths = (await import('./iconPaths.ts')).ICON_PATHS;
}

/** The name of an icon's drawing: its own, that of its plain style, or the question mark. */
function drawnName(name: string): string {
  const plain = name.replace(STYLE, 'Md');
  return [name, plain].find((known) => Object.hasOwn(paths, known)) ?? FALLBACK;
}

const glyphByName = new Map<string, Glyph>();

function plainGlyph(name: string): Glyph {
  const known = glyphByName.get(name);
  if (known) return known;
  const d = scalePath(paths[name] ?? '', FILL / SIDE, (1 - FILL) / 2);
  const glyph: Glyph = [{ kind: 'path', d, fill: true }];
  glyphByName.set(name, glyph);
  return glyph;
}

/** The drawing of an icon, rotated by degrees clockwise; a question mark for unknown names. */
export function iconGlyph(name: string, rotation: number): Glyph {
  const glyph = plainGlyph(drawnName(name));
  if (!Number.isFinite(rotation) || rotation % 360 === 0) return glyph;
  return glyph.map((step) => ({ ...step, rotate: rotation }));
}

/** An icon's name in words: "MdQuestionMark" is "question mark". */
export function iconTitle(name: string): string {
  return name
    .replace(STYLE, 'Md')
    .replace(/^Md/, '')
    .replace(/([a-z])(?=[A-Z0-9])/g, '$1 ')
    .toLowerCase();
}

/** Sorted names of the icons that can be drawn: the whole set once it is loaded. */
export function iconNames(): readonly string[] {
  return Object.keys(paths);
}
