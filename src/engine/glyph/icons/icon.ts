import type { Glyph } from '../glyph.ts';
import { scalePath } from '../pathData.ts';
import { ICON_PATHS } from './iconPaths.ts';

const FALLBACK = 'MdQuestionMark';
/** Side of the square the icons are drawn in. */
const SIDE = 24;
/** Share of a cell an icon fills. */
const FILL = 0.78;
/** Style prefixes in icon names. All styles of an icon are drawn alike. */
const STYLE = /^Md(?:Outlined?|Round|Sharp|TwoTone)(?=[A-Z0-9])/;

/** Names of all icons that can be drawn, sorted. */
export const iconNames: readonly string[] = Object.keys(ICON_PATHS).sort();

/** The name of the drawing of an icon: its own, that of its plain style, or a question mark. */
function drawnName(name: string): string {
  const plain = name.replace(STYLE, 'Md');
  return [name, plain].find((known) => Object.hasOwn(ICON_PATHS, known)) ?? FALLBACK;
}

const glyphByName = new Map<string, Glyph>();

function plainGlyph(name: string): Glyph {
  const known = glyphByName.get(name);
  if (known) return known;
  const d = scalePath(ICON_PATHS[name] ?? '', FILL / SIDE, (1 - FILL) / 2);
  const glyph: Glyph = [{ kind: 'path', d, fill: true }];
  glyphByName.set(name, glyph);
  return glyph;
}

/** The drawing of an icon, turned by degrees clockwise; a question mark for unknown names. */
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
