import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HOUSE_THEMES } from '#engine/picture/theme.ts';
import { LOGO_DOT, LOGO_LIGHT, LOGO_SIZE, LOGO_TILE } from '#engine/picture/logo.ts';
import { hexColor } from '#engine/picture/palette.ts';
import { svg, svgText, type SvgNode } from '#engine/glyph/svgNode.ts';
import { toPng } from '#raster/rasterize.ts';

/** Writes the icons of the site, all drawn from the one mark: `npm run icons`. */

const FOLDER = 'public';
const theme = HOUSE_THEMES.dark;

/** The light tile and the warm dot. */
const MARK: readonly SvgNode[] = [
  svg('path', { d: LOGO_LIGHT, fill: hexColor(theme.light) }),
  svg('circle', { ...LOGO_DOT, fill: hexColor(theme.accent) }),
];

function icon(sizePx: number, children: readonly SvgNode[]): SvgNode {
  const box = `0 0 ${String(LOGO_SIZE)} ${String(LOGO_SIZE)}`;
  const size = { width: sizePx, height: sizePx, viewBox: box };
  return svg('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, children);
}

/** The mark on its tile, with an edge that is visible on dark tabs. */
function tileIcon(sizePx: number): SvgNode {
  const rim = { stroke: hexColor(theme.rimDark.color), 'stroke-opacity': theme.rimDark.alpha };
  return icon(sizePx, [svg('rect', { ...LOGO_TILE, fill: hexColor(theme.dark), ...rim }), ...MARK]);
}

/** The mark on a full square, inside the safe circle of system masks. */
function fullIcon(sizePx: number, share: number): SvgNode {
  const inset = (LOGO_SIZE * (1 - share)) / 2;
  const transform = `translate(${String(inset)} ${String(inset)})scale(${String(share)})`;
  return icon(sizePx, [
    svg('rect', { width: LOGO_SIZE, height: LOGO_SIZE, fill: hexColor(theme.dark) }),
    svg('g', { transform }, MARK),
  ]);
}

mkdirSync(path.join(FOLDER, 'icons'), { recursive: true });
writeFileSync(path.join(FOLDER, 'favicon.svg'), `${svgText(tileIcon(64))}\n`);
const pngs: Readonly<Record<string, SvgNode>> = {
  'app-192': tileIcon(192),
  'app-512': tileIcon(512),
  'maskable-512': fullIcon(512, 0.72),
  'apple-touch-180': fullIcon(180, 0.86),
};
for (const [name, picture] of Object.entries(pngs))
  writeFileSync(path.join(FOLDER, 'icons', `${name}.png`), await toPng(picture));
