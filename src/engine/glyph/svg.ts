import { svg, svgText, type SvgNode } from './svgNode.ts';
import { BASELINE, LINE_HEIGHT, sizedGlyph, splitLines } from './sizing.ts';
import type { Glyph, GlyphPath, GlyphText } from './glyph.ts';

/** Colors and fonts of a glyph. */
export interface GlyphInk {
  /** Color of lines, digits and fills. */
  readonly color: string;
  /** Inside of hollow letters: the color of the cell; null if unknown. */
  readonly paper: string | null;
  /** Font families. */
  readonly font: string;
}

/**
 * Length of one cell in the user units of a picture: renderers are inaccurate with fonts smaller
 * than one unit.
 */
export const UNIT = 64;

/**
 * The nodes of a glyph on the cell at the origin, `UNIT` units wide, with line widths and text
 * sizes for a cell of `cellPx` pixels.
 */
export function glyphNodes(glyph: Glyph, ink: GlyphInk, cellPx: number): readonly SvgNode[] {
  return sizedGlyph(glyph, cellPx).map((step) =>
    step.kind === 'path' ? pathNode(step, ink) : textNode(step, ink),
  );
}

/** A single glyph as SVG text, `sizePx` wide and high. */
export function glyphSvg(glyph: Glyph, ink: GlyphInk, sizePx: number, title?: string): string {
  return svgText(glyphTree(glyph, ink, sizePx, title));
}

/** A single glyph as SVG data, `sizePx` wide and high; decorative unless it has a title. */
export function glyphTree(glyph: Glyph, ink: GlyphInk, sizePx: number, title?: string): SvgNode {
  return svg(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${String(UNIT)} ${String(UNIT)}`,
      width: sizePx,
      height: sizePx,
      role: title === undefined ? undefined : 'img',
      'aria-hidden': title === undefined ? 'true' : undefined,
    },
    [
      ...(title === undefined ? [] : [svg('title', {}, [title])]),
      ...glyphNodes(glyph, ink, sizePx),
    ],
  );
}

function pathNode(step: GlyphPath, ink: GlyphInk): SvgNode {
  const hasStroke = step.stroke !== undefined;
  return svg('path', {
    d: step.d,
    transform: `scale(${String(UNIT)})${pathTransform(step)}`,
    fill: step.fill === true ? ink.color : 'none',
    stroke: hasStroke ? ink.color : undefined,
    'stroke-width': step.stroke,
    'stroke-linecap': hasStroke ? (step.cap ?? 'round') : undefined,
    'stroke-linejoin': hasStroke ? (step.join ?? 'round') : undefined,
    'stroke-dasharray': step.dash?.join(' '),
  });
}

/** Mirrors, scales and rotates about the center of the cell. */
function pathTransform({ rotate = 0, scale = 1, mirror = false }: GlyphPath): string {
  if (rotate === 0 && scale === 1 && !mirror) return '';
  const turn = rotate === 0 ? '' : `rotate(${String(rotate)})`;
  const size =
    scale === 1 && !mirror ? '' : `scale(${String(mirror ? -scale : scale)} ${String(scale)})`;
  return `translate(.5 .5)${turn}${size}translate(-.5 -.5)`;
}

function textNode(step: GlyphText, ink: GlyphInk): SvgNode {
  const size = step.size * UNIT;
  const lines = splitLines(step.text);
  const x = step.x * UNIT;
  const first = step.y * UNIT + size * (BASELINE - ((lines.length - 1) * LINE_HEIGHT) / 2);
  const half = UNIT / 2;
  return svg(
    'text',
    {
      x,
      y: first,
      'font-family': ink.font,
      'font-size': size,
      'font-weight': step.weight,
      'font-style': step.italic === true ? 'italic' : undefined,
      'text-anchor': 'middle',
      transform:
        step.rotate === undefined || step.rotate === 0
          ? undefined
          : `rotate(${String(step.rotate)} ${String(half)} ${String(half)})`,
      ...inkOf(step, ink),
    },
    lines.length === 1
      ? lines
      : lines.map((line, index) =>
          svg('tspan', { x, y: first + index * size * LINE_HEIGHT }, [line]),
        ),
  );
}

function inkOf(
  { hollow, outline }: GlyphText,
  ink: GlyphInk,
): Readonly<Record<string, string | number>> {
  if (outline !== undefined)
    return {
      fill: ink.color,
      stroke: ink.color,
      'stroke-width': outline * UNIT,
      'stroke-linejoin': 'round',
    };
  if (hollow === undefined) return { fill: ink.color };
  if (ink.paper === null)
    return { fill: 'none', stroke: ink.color, 'stroke-width': (hollow / 2) * UNIT };
  return {
    fill: ink.paper,
    stroke: ink.color,
    'stroke-width': hollow * UNIT,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
}
