import { svg, type SvgAttributes, type SvgNode } from '#engine/glyph/svgNode.ts';
import type { Font } from 'fontkit';
import { atSize, type FindFont } from './boardFonts.ts';

/** The style of a line. Lengths in the units of the picture. */
export interface LineStyle {
  readonly size: number;
  readonly weight: number;
}

/** Consecutive characters of one font; null for a system font. */
interface Run {
  readonly text: string;
  readonly font: Font | null;
}

/**
 * Width of a character missing in all bundled fonts, as a share of its size: most are as wide as
 * high.
 */
const FOREIGN_WIDTH = 1;

const graphemes = new Intl.Segmenter();

/** Width of a line. */
export function lineWidth(text: string, style: LineStyle, findFont: FindFont): number {
  return runsOf(text, findFont).reduce((sum, run) => sum + widthOf(run, style), 0);
}

/**
 * A line as paths, starting at a point of its baseline. Characters missing in all bundled fonts
 * stay texts in a system font; if that lacks them too, they are empty boxes.
 */
export function setLine(
  text: string,
  style: LineStyle & { readonly x: number; readonly y: number; readonly paint: SvgAttributes },
  findFont: FindFont,
): readonly SvgNode[] {
  const { y, paint, size, weight } = style;
  let { x } = style;
  return runsOf(text, findFont).map((run) => {
    const left = x;
    x += widthOf(run, style);
    if (run.font) return svg('path', { d: pathOf(run, run.font, { ...style, x: left }), ...paint });
    const foreign = { x: left, y, 'font-size': size, 'font-weight': weight, ...paint };
    return svg('text', foreign, [run.text]);
  });
}

function runsOf(text: string, findFont: FindFont): readonly Run[] {
  const whole = findFont(text, false);
  if (whole) return [{ text, font: whole }];
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const font = findFont(segment, false);
    const last = runs.at(-1);
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + segment };
    else runs.push({ font, text: segment });
  }
  return runs;
}

function widthOf({ text, font }: Run, { size, weight }: LineStyle): number {
  if (!font) return Array.from(graphemes.segment(text)).length * FOREIGN_WIDTH * size;
  return (variationOf(font, weight, size).layout(text).advanceWidth * size) / font.unitsPerEm;
}

function pathOf(
  { text }: Run,
  font: Font,
  { x, y, size, weight }: LineStyle & { readonly x: number; readonly y: number },
): string {
  const { glyphs, positions } = variationOf(font, weight, size).layout(text);
  const scale = size / font.unitsPerEm;
  let left = x;
  let d = '';
  for (const [index, glyph] of glyphs.entries()) {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const baseline = y - yOffset * scale;
    d += glyph.path.transform(scale, 0, 0, -scale, left + xOffset * scale, baseline).toSVG();
    left += xAdvance * scale;
  }
  return d;
}

/** Cached, because lines are measured many times until they fit. */
const variations = new Map<Font, Map<string, Font>>();

function variationOf(font: Font, weight: number, size: number): Font {
  const ofFont = variations.get(font) ?? new Map<string, Font>();
  variations.set(font, ofFont);
  const key = `${weight} ${size}`;
  const variation = ofFont.get(key) ?? atSize(font, weight, size);
  ofFont.set(key, variation);
  return variation;
}
