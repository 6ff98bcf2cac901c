import type { Point } from '../grid/grid.ts';
import { BASELINE, LINE_HEIGHT, fittedSize, splitLines, textLineWidth } from './sizing.ts';
import { type Glyph, type GlyphPath, type GlyphText, placeAfter } from './glyph.ts';
import { parsePath, type PathSegment } from './pathData.ts';

/** A rectangle in cell units. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Number of samples along a curve. */
const SAMPLES = 16;
/**
 * Highest ascender above and lowest descender below the baseline of the board's serif, in font
 * sizes.
 */
const ASCENT = 0.76;
const DESCENT = 0.24;

/**
 * Bounds of the painted area of a glyph, including line widths and outlines. Text widths are
 * estimated, rather too wide than too narrow.
 */
export function glyphBounds(glyph: Glyph): Bounds {
  const boxes = glyph.map((step) => (step.kind === 'path' ? pathBounds(step) : textBounds(step)));
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function boxAround(points: readonly Point[], margin: number): Bounds {
  return {
    left: Math.min(...points.map(({ x }) => x)) - margin,
    top: Math.min(...points.map(({ y }) => y)) - margin,
    right: Math.max(...points.map(({ x }) => x)) + margin,
    bottom: Math.max(...points.map(({ y }) => y)) + margin,
  };
}

function pathBounds(step: GlyphPath): Bounds {
  const points = pathPoints(parsePath(step.d)).map((point) => placeAfter(point, step));
  return boxAround(points, ((step.stroke ?? 0) * (step.scale ?? 1)) / 2);
}

/** Points of a path, with sampled curves. */
function pathPoints(segments: readonly PathSegment[]): readonly Point[] {
  const points: Point[] = [];
  let pen: Point = { x: 0, y: 0 };
  let start = pen;
  for (const segment of segments) {
    if (segment.kind === 'Z') {
      pen = start;
      continue;
    }
    points.push(...curvePoints(pen, segment));
    pen = { x: segment.x, y: segment.y };
    points.push(pen);
    if (segment.kind === 'M') start = pen;
  }
  return points;
}

/** Points strictly between the ends of a segment. */
function curvePoints(from: Point, segment: Exclude<PathSegment, { kind: 'Z' }>): readonly Point[] {
  if (segment.kind === 'M' || segment.kind === 'L') return [];
  const place = segment.kind === 'A' ? alongArc(from, segment) : alongBezier(from, segment);
  return Array.from({ length: SAMPLES - 1 }, (_, index) => place((index + 1) / SAMPLES));
}

function alongBezier(
  from: Point,
  segment: Extract<PathSegment, { kind: 'C' | 'Q' }>,
): (t: number) => Point {
  const { x1, y1, x, y } = segment;
  if (segment.kind === 'Q')
    return (t) => ({
      x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * x1 + t ** 2 * x,
      y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * y1 + t ** 2 * y,
    });
  const { x2, y2 } = segment;
  return (t) => ({
    x: (1 - t) ** 3 * from.x + 3 * t * (1 - t) ** 2 * x1 + 3 * t ** 2 * (1 - t) * x2 + t ** 3 * x,
    y: (1 - t) ** 3 * from.y + 3 * t * (1 - t) ** 2 * y1 + 3 * t ** 2 * (1 - t) * y2 + t ** 3 * y,
  });
}

/**
 * Converts the endpoints of an arc to its center and angles: SVG 2, implementation notes, B.2.4.
 */
function alongArc(
  from: Point,
  { rx, ry, tilt, isLarge, isClockwise, x, y }: Extract<PathSegment, { kind: 'A' }>,
): (t: number) => Point {
  const cos = Math.cos((tilt * Math.PI) / 180);
  const sin = Math.sin((tilt * Math.PI) / 180);
  const halfX = (from.x - x) / 2;
  const halfY = (from.y - y) / 2;
  const ux = cos * halfX + sin * halfY;
  const uy = cos * halfY - sin * halfX;
  const reach = (ux / rx) ** 2 + (uy / ry) ** 2;
  if (rx === 0 || ry === 0 || reach === 0)
    return (t) => ({ x: from.x + (x - from.x) * t, y: from.y + (y - from.y) * t });
  const grow = Math.max(1, Math.sqrt(reach));
  const [a, b] = [rx * grow, ry * grow];
  const side = isLarge === isClockwise ? -1 : 1;
  const offset = side * Math.sqrt(Math.max(0, grow ** 2 / reach - 1));
  const [vx, vy] = [(offset * a * uy) / b, (-offset * b * ux) / a];
  const first = Math.atan2((uy - vy) / b, (ux - vx) / a);
  const last = Math.atan2((-uy - vy) / b, (-ux - vx) / a);
  const turn = (last - first + 4 * Math.PI) % (2 * Math.PI);
  const sweep = isClockwise ? turn : turn - 2 * Math.PI;
  const [centerX, centerY] = [(from.x + x) / 2, (from.y + y) / 2];
  return (t) => {
    const [ex, ey] = [vx + a * Math.cos(first + sweep * t), vy + b * Math.sin(first + sweep * t)];
    return { x: centerX + cos * ex - sin * ey, y: centerY + sin * ex + cos * ey };
  };
}

function textBounds(step: GlyphText): Bounds {
  const size = fittedSize(step);
  const lines = splitLines(step.text);
  const halfWidth = (Math.max(...lines.map(textLineWidth)) * size) / 2;
  const firstBaseline = step.y + size * (BASELINE - ((lines.length - 1) * LINE_HEIGHT) / 2);
  const top = firstBaseline - ASCENT * size;
  const bottom = firstBaseline + ((lines.length - 1) * LINE_HEIGHT + DESCENT) * size;
  const corners = [step.x - halfWidth, step.x + halfWidth].flatMap((x) =>
    [top, bottom].map((y) => placeAfter({ x, y }, { rotate: step.rotate ?? 0 })),
  );
  return boxAround(corners, (step.hollow ?? 0) / 2);
}
