import { Resvg } from '@resvg/resvg-js';
import { svgText, type SvgNode } from '#engine/glyph/svgNode.ts';
import { boardFonts } from './boardFonts.ts';
import { outlineText } from './outlineText.ts';

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
