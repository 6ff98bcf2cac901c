import { isRecord } from '#base/isRecord.ts';
import type { Color, Edge } from '../grid/grid.ts';
import type { Drawing } from './ForeignGenre.ts';
import { sideOf } from './savedFile.ts';

/** Cells around the board and its space on each side. */
const MARGIN = 2;

/** The size of a board, the space above and to the left of it, and the cells in a row of places. */
interface Frame {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly left: number;
  readonly across: number;
  /** Places of cells; those of corners follow. */
  readonly places: number;
}

/** The frame of a board whose size includes its space: above, below, left, right. */
export function frameOf(columns: string, rows: string, space: unknown): Frame | null {
  const [outerWidth, outerHeight] = [sideOf(columns), sideOf(rows)];
  if (outerWidth === null || outerHeight === null || !Array.isArray(space)) return null;
  const [top = NaN, bottom = NaN, left = NaN, right = NaN] = space.map(Number);
  const [width, height] = [outerWidth - left - right, outerHeight - top - bottom];
  const isFrame = [top, bottom, left, right].every((size) => Number.isInteger(size) && size >= 0);
  if (!isFrame || width < 1 || height < 1) return null;
  const across = outerWidth + 2 * MARGIN;
  return { width, height, top, left, across, places: across * (outerHeight + 2 * MARGIN) };
}

/** Parts of a link that say nothing about its puzzle. */
const WITHOUT_MEANING: ReadonlySet<string> = new Set([
  'command_redo',
  'command_undo',
  'command_replay',
]);

/** The board of the author's part; null if it has parts that no genre has. */
export function readPenpaDrawing(
  question: Readonly<Record<string, unknown>>,
  frame: Frame,
): Drawing | null {
  const { number, symbol, lineE, ...others } = question;
  const hasOther = Object.entries(others).some(
    ([name, part]) => !WITHOUT_MEANING.has(name) && !isEmpty(part),
  );
  if (hasOther) return null;
  const size = frame.width * frame.height;
  const texts = new Array<string | null>(size).fill(null);
  const circles = new Array<Color | null>(size).fill(null);
  const [borders, beside]: [Edge[], string[]] = [[], []];
  for (const [place, value] of entriesOf(number)) {
    const cell = cellAt(place, frame);
    if (!Array.isArray(value)) return null;
    const text = String(value[0]).trim();
    if (cell === null) beside.push(text);
    else texts[cell] = text;
  }
  for (const [place, value] of entriesOf(symbol)) {
    const cell = cellAt(place, frame);
    const [kind, name] = Array.isArray(value) ? (value as readonly unknown[]) : [];
    if (cell === null && name === 'star') continue; // beside the number of stars
    if (cell === null || typeof name !== 'string' || !CIRCLE.test(name)) return null;
    circles[cell] = kind === 1 ? 'light' : kind === 2 ? 'dark' : 'gray';
  }
  for (const [ends, style] of entriesOf(lineE)) {
    const border = BORDERS.has(style) ? borderAt(ends, frame) : null;
    if (border === null) return null;
    if (border !== 'frame') borders.push(border);
  }
  return { ...frame, texts, circles, borders, beside };
}

/** Styles of thick black lines. */
const BORDERS: ReadonlySet<unknown> = new Set([2, 21]);
/** Names of circles of any size. */
const CIRCLE = /^circle_[A-Z]+$/;

/** The cell of a place, row by row with the space and the margin. Null outside of the board. */
function cellAt(place: string, frame: Frame): number | null {
  const { x, y } = pointAt(Number(place), frame);
  return isInside(x, y, frame) ? y * frame.width + x : null;
}

/**
 * The neighbors between which a line lies, from `a,b`: corners of cells, each the lower right one
 * of its place. `frame` where one of them is outside of the board; null if both are.
 */
function borderAt(ends: string, frame: Frame): Edge | 'frame' | null {
  const [a, b] = ends.split(',').map((end) => pointAt(Number(end) - frame.places, frame));
  if (!a || !b) return null;
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const isUpright = a.x === b.x && Math.abs(a.y - b.y) === 1;
  const isLevel = a.y === b.y && Math.abs(a.x - b.x) === 1;
  if (!isUpright && !isLevel) return null;
  const [x1, y1] = isUpright ? [x, y + 1] : [x + 1, y];
  const edge = { x1, y1, x2: x + 1, y2: y + 1 };
  const sides = [isInside(edge.x1, edge.y1, frame), isInside(edge.x2, edge.y2, frame)];
  if (sides.every(Boolean)) return edge;
  return sides.some(Boolean) ? 'frame' : null;
}

/** Column and row of a place on the board; no numbers if it is none. */
function pointAt(number: number, { across, top, left }: Frame) {
  const place = Number.isInteger(number) ? number : NaN;
  return { x: (place % across) - MARGIN - left, y: Math.floor(place / across) - MARGIN - top };
}

function isInside(x: number, y: number, { width, height }: Frame): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isRecord(value) ? Object.entries(value) : [];
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.keys(value).length === 0;
}
