import { BOARD_FONT } from '#engine/picture/palette.ts';

/** A subset of a font of the page: the characters it has, and its address. */
interface FontSubset {
  readonly style: string;
  readonly weight: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
  readonly unicodeRange: string;
  readonly url: string;
}

/** The family of figures and letters on the board, without its fallbacks. */
const FAMILY = unquoted(BOARD_FONT.split(',')[0] ?? '');

/**
 * Style rules that embed the board's fonts, with the character ranges that the texts of a picture
 * need. A picture in a file can't use the fonts of the page, nor load any. A font that can't be
 * fetched is left out, and the fallback is used.
 */
export async function fontFacesFor(picture: Element): Promise<string> {
  const texts = [...picture.querySelectorAll('text')].map((text) => ({
    style: text.getAttribute('font-style') ?? 'normal',
    codes: Array.from(text.textContent, (character) => character.codePointAt(0) ?? 0),
  }));
  const needed = pageFontSubsets().filter(({ style, ranges }) =>
    texts.some((text) => text.style === style && text.codes.some((code) => isIn(code, ranges))),
  );
  const faces = await Promise.all(needed.map(faceOf));
  return faces.join('');
}

async function faceOf({ style, weight, unicodeRange, url }: FontSubset): Promise<string> {
  try {
    const data = await dataUrl(await (await fetch(url)).blob());
    return (
      `@font-face{font-family:'${FAMILY}';font-style:${style};font-weight:${weight};` +
      `unicode-range:${unicodeRange};src:url(${data})}`
    );
  } catch {
    return '';
  }
}

function pageFontSubsets(): readonly FontSubset[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSFontFaceRule ? subsetOf(rule, sheet.href ?? document.baseURI) : [],
    ),
  );
}

function subsetOf({ style }: CSSFontFaceRule, base: string): readonly FontSubset[] {
  const property = (name: string): string => style.getPropertyValue(name);
  const address = /url\(["']?([^"')]+)/.exec(property('src'))?.[1];
  if (unquoted(property('font-family')) !== FAMILY || address === undefined) return [];
  const unicodeRange = property('unicode-range') || 'U+0-10FFFF';
  return [
    {
      style: property('font-style') || 'normal',
      weight: property('font-weight') || 'normal',
      ranges: findCodeRanges(unicodeRange),
      unicodeRange,
      url: new URL(address, base).href,
    },
  ];
}

/** "U+0-FF, U+131, U+4??" as first and last codes. */
export function findCodeRanges(text: string): readonly (readonly [from: number, to: number])[] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'F'), 16)];
  });
}

function isIn(code: number, ranges: FontSubset['ranges']): boolean {
  return ranges.some(([from, to]) => code >= from && code <= to);
}

function unquoted(text: string): string {
  return text.trim().replace(/^["']|["']$/g, '');
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error('The font cannot be read.'));
    reader.readAsDataURL(file);
  });
}
