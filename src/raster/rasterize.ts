import { Resvg } from '@resvg/resvg-js';
import { svgText, type SvgNode, svg, type SvgAttributes } from '#engine/glyph/svgNode.ts';
import { boardFonts, atSize, type FindFont } from './boardFonts.ts';

const TEXT_ATTRIBUTES = new Set([
  'x',
  'y',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
]);

/**
 * The picture with its texts as paths, so that it looks the same without the fonts. Texts with
 * characters missing in all bundled fonts stay texts.
 */
function outlineText(node: SvgNode, findFont: FindFont): SvgNode {
  if (node.tag === 'text') return outlineOne(node, findFont);
  const children = node.children.map((child) =>
    typeof child === 'string' ? child : outlineText(child, findFont),
  );
  return { ...node, children };
}

/** One line of a text, centered on `x`. */
interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

function outlineOne(node: SvgNode, findFont: FindFont): SvgNode {
  const { attributes } = node;
  const paths = linesOf(node).map((line) => outlineLine(line, attributes, findFont));
  if (paths.includes(null)) return node;
  const paint = Object.fromEntries(
    Object.entries(attributes).filter(([name]) => !TEXT_ATTRIBUTES.has(name)),
  );
  return svg('path', { d: paths.join(''), ...paint });
}

function linesOf({ attributes, children }: SvgNode): readonly Line[] {
  return children.map((child) => {
    const place = typeof child === 'string' ? attributes : child.attributes;
    const text = typeof child === 'string' ? child : textIn(child);
    return { text, x: Number(place['x']), y: Number(place['y']) };
  });
}

function textIn({ children }: SvgNode): string {
  return children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');
}

function outlineLine(line: Line, attributes: SvgAttributes, findFont: FindFont): string | null {
  const font = findFont(line.text, attributes['font-style'] === 'italic');
  if (font === null) return null;
  const size = Number(attributes['font-size']);
  const { glyphs, positions, advanceWidth } = atSize(
    font,
    Number(attributes['font-weight']),
    size,
  ).layout(line.text);
  const scale = size / font.unitsPerEm;
  let x = line.x - (advanceWidth * scale) / 2;
  let d = '';
  for (const [index, glyph] of glyphs.entries()) {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const left = x + xOffset * scale;
    const baseline = line.y - yOffset * scale;
    d += glyph.path.transform(scale, 0, 0, -scale, left, baseline).toSVG();
    x += xAdvance * scale;
  }
  return d;
}

/** A picture as SVG text that looks the same without the bundled fonts. */
export async function toSvgFile(picture: SvgNode): Promise<string> {
  return svgText(outlineText(picture, await boardFonts()));
}

/** A picture as PNG, in its own size. */
export async function toPng(picture: SvgNode): Promise<Uint8Array> {
  const text = await toSvgFile(picture);
  const resvg = new Resvg(text, {
    font: { loadSystemFonts: text.includes('<text'), defaultFontFamily: 'serif' },
  });
  return resvg.render().asPng();
}
