import { BASELINE, sizedGlyph, LINE_HEIGHT, splitLines } from '../../glyph/sizing.ts';
import type { Glyph, GlyphPath, GlyphText } from '../../glyph/glyph.ts';
import { BOARD_FONT } from '../../picture/palette.ts';

/** Size of a rasterized glyph. */
export interface GlyphSize {
  /** Device pixels a cell. */
  readonly cellPx: number;
  /** Device pixels a CSS pixel; fonts take their optical size from CSS pixels. */
  readonly ratio: number;
  /** Scale of the drawing within the cell. */
  readonly scale: number;
}

/**
 * Small fonts are drawn at this size and scaled down, because browsers have a smallest font size.
 */
const FONT_UNIT = 100;

/**
 * Paint a glyph in white, its cell centered at (centerX, centerY) of the canvas. The inside of
 * hollow letters stays transparent.
 */
export function paintGlyph(
  context: CanvasRenderingContext2D,
  glyph: Glyph,
  centerX: number,
  centerY: number,
  { cellPx, ratio, scale }: GlyphSize,
): void {
  const side = cellPx * scale;
  for (const step of sizedGlyph(glyph, cellPx / ratio)) {
    context.save();
    context.translate(centerX - side / 2, centerY - side / 2);
    context.scale(side, side);
    context.fillStyle = '#fff';
    context.strokeStyle = '#fff';
    if (step.kind === 'path') paintPath(context, step);
    else paintText(context, step, side / ratio);
    context.restore();
  }
}

function paintPath(context: CanvasRenderingContext2D, step: GlyphPath): void {
  const { d, fill, stroke, cap = 'round', join = 'round', dash = [] } = step;
  turn(context, step);
  const path = new Path2D(d);
  if (fill === true) context.fill(path);
  if (stroke === undefined) return;
  context.lineWidth = stroke;
  context.lineCap = cap;
  context.lineJoin = join;
  context.setLineDash([...dash]);
  context.stroke(path);
}

/** Mirror, scale and turn about the center of the cell. */
function turn(
  context: CanvasRenderingContext2D,
  { rotate = 0, scale = 1, mirror = false }: Omit<GlyphPath, 'kind' | 'd'>,
): void {
  context.translate(0.5, 0.5);
  context.rotate((rotate * Math.PI) / 180);
  context.scale(mirror ? -scale : scale, scale);
  context.translate(-0.5, -0.5);
}

function paintText(context: CanvasRenderingContext2D, step: GlyphText, cellCssPx: number): void {
  const { text, x, y, size, weight, italic = false, hollow, outline, rotate = 0 } = step;
  turn(context, { rotate });
  const fontPx = Math.max(size * cellCssPx, 1);
  const unit = fontPx < 10 ? FONT_UNIT : fontPx;
  context.font = `${italic ? 'italic ' : ''}${String(weight)} ${String(unit)}px ${BOARD_FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const lines = splitLines(text);
  const first = y + size * (BASELINE - ((lines.length - 1) * LINE_HEIGHT) / 2);
  lines.forEach((line, index) => {
    context.save();
    context.translate(x, first + index * size * LINE_HEIGHT);
    context.scale(size / unit, size / unit);
    if (hollow === undefined) context.fillText(line, 0, 0);
    else paintHollow(context, line, (hollow * unit) / size);
    if (outline !== undefined) paintOutline(context, line, (outline * unit) / size);
    context.restore();
  });
}

function paintOutline(context: CanvasRenderingContext2D, line: string, width: number): void {
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.strokeText(line, 0, 0);
}

function paintHollow(context: CanvasRenderingContext2D, line: string, width: number): void {
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.strokeText(line, 0, 0);
  context.globalCompositeOperation = 'destination-out';
  context.fillText(line, 0, 0);
}
