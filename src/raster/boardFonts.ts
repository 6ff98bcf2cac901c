import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import wawoff2 from 'wawoff2';

/** Finds the font of a text; null if no bundled font has all its characters. */
export type FindFont = (text: string, isItalic: boolean) => Font | null;

/** The subsets of the fonts, likeliest first. */
const SUBSETS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'];

const OPTICAL_SIZES = { min: 8, max: 60 } as const;

let loading: Promise<FindFont> | undefined;

/** The fonts of digits and letters on the board. Loaded once. */
export function boardFonts(): Promise<FindFont> {
  loading ??= loadFonts();
  return loading;
}

async function loadFonts(): Promise<FindFont> {
  const upright = await loadStyle('normal');
  const italic = await loadStyle('italic');
  return (text, isItalic) => {
    const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
    const fonts = isItalic ? italic : upright;
    return fonts.find((font) => codes.every((code) => font.hasGlyphForCodePoint(code))) ?? null;
  };
}

/**
 * Loads fonts one after another: the decompressor has one memory, and its result is a view of it.
 */
async function loadStyle(style: 'normal' | 'italic'): Promise<readonly Font[]> {
  const license = createRequire(import.meta.url).resolve(
    '@fontsource-variable/source-serif-4/LICENSE',
  );
  const folder = path.join(path.dirname(license), 'files');
  const fonts: Font[] = [];
  for (const subset of SUBSETS) {
    const file = path.join(folder, `source-serif-4-${subset}-opsz-${style}.woff2`);
    const font = create(Buffer.from(await wawoff2.decompress(await readFile(file))));
    if (!('getVariation' in font)) throw new Error(`A collection is no font: ${file}`);
    fonts.push(font);
  }
  return fonts;
}

/**
 * A font at a weight and size, as chosen by browsers: the optical size is the font size in user
 * units.
 */
export function atSize(font: Font, weight: number, size: number): Font {
  const opsz = Math.min(OPTICAL_SIZES.max, Math.max(OPTICAL_SIZES.min, size));
  return font.getVariation({ wght: weight, opsz });
}
