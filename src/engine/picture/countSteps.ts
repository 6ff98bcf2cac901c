import type { OverlayCount } from '../judging/countOverlay.ts';
import type { Direction } from '../grid/directions.ts';
import { fittedSize, textLineWidth } from '../glyph/sizing.ts';
import type { GlyphText } from '../glyph/glyph.ts';
import { STEP } from '../grid/neighborhood.ts';
import type { Point } from '../grid/grid.ts';
import type { GhostDepth } from './lattice.ts';
import type { Box, OverlayInk, OverlayStep } from './overlay.ts';

/** Size of the board, and the depth of the ghosts beyond its rim. */
interface Reach {
  readonly width: number;
  readonly height: number;
  readonly depth: GhostDepth;
}

const HALO_BAR = 0.2;
const SURE_BAR = 0.1;
const OPEN_BAR = 0.045;
const LABEL = { height: 0.42, size: 0.36, room: 0.24 } as const;
/** Totals are on the lower edge of their place, below the number they are compared with. */
const TOTAL_DROP = 0.4;
const TOTAL_SCALE = 0.84;

/**
 * The counts of clues as drawing steps: along each line of sight a bar over the counted cells, thin
 * over those that may still count, and the numbers.
 */
export function countSteps(counts: readonly OverlayCount[], reach: Reach): readonly OverlayStep[] {
  const bars = counts.flatMap((count) => barsOf(count, reach));
  const labels = counts.flatMap(labelOf);
  return [...bars, ...labels];
}

/** "2/5": at least two, at most five. One number if no cell is open. */
export function countText({ completed, possible }: OverlayCount): string {
  return completed === possible ? String(completed) : `${String(completed)}/${String(possible)}`;
}

function barsOf(
  { at, direction, completed, possible }: OverlayCount,
  reach: Reach,
): readonly OverlayStep[] {
  if (direction === null) return [];
  const seen = Math.min(possible, cellsInSight(at, direction, reach));
  const bar = (cells: number, thickness: number, ink: OverlayInk): readonly OverlayStep[] =>
    cells < 1
      ? []
      : [
          {
            kind: 'fill',
            ...barBox(at, direction, cells - 1, thickness),
            radius: thickness / 2,
            ink,
          },
        ];
  return [
    ...bar(seen, HALO_BAR, 'halo'),
    ...bar(seen, OPEN_BAR, 'focus'),
    ...bar(Math.min(completed, seen), SURE_BAR, 'focus'),
  ];
}

/** Number of displayed cells from a place in a direction, including the place itself. */
function cellsInSight(at: Point, direction: Direction, { width, height, depth }: Reach): number {
  const { x, y } = STEP[direction];
  if (x > 0) return width + depth.horizontal - at.x;
  if (x < 0) return at.x + 1 + depth.horizontal;
  return y > 0 ? height + depth.vertical - at.y : at.y + 1 + depth.vertical;
}

/** A bar from the middle of a cell to the middle of the cell `steps` away. */
function barBox(at: Point, direction: Direction, steps: number, thickness: number): Box {
  const { x, y } = STEP[direction];
  const half = thickness / 2;
  const end = { x: at.x + x * steps, y: at.y + y * steps };
  return {
    left: Math.min(at.x, end.x) + 0.5 - half,
    top: Math.min(at.y, end.y) + 0.5 - half,
    width: Math.abs(x) * steps + thickness,
    height: Math.abs(y) * steps + thickness,
  };
}

function labelOf(count: OverlayCount): readonly OverlayStep[] {
  const isTotal = count.direction === null;
  const scale = isTotal ? TOTAL_SCALE : 1;
  const middle = { x: count.at.x + 0.5, y: count.at.y + 0.5 + (isTotal ? TOTAL_DROP : 0) };
  const text = figuresOf(countText(count), LABEL.size * scale);
  const width = LABEL.room * scale + textLineWidth(text.text) * fittedSize(text);
  const height = LABEL.height * scale;
  const box = { left: middle.x - width / 2, top: middle.y - height / 2, width, height };
  return [
    { kind: 'fill', ...box, radius: height / 2, ink: 'halo' },
    { kind: 'glyph', at: { x: middle.x - 0.5, y: middle.y - 0.5 }, glyph: [text], ink: 'focus' },
  ];
}

/**
 * Digits in the middle of a cell. Texts of several characters are drawn smaller; these are enlarged
 * beforehand to keep their size.
 */
function figuresOf(text: string, size: number): GlyphText {
  const step: GlyphText = { kind: 'text', text, x: 0.5, y: 0.5, size, weight: 600 };
  return { ...step, size: (size * size) / Math.min(size, fittedSize(step)) };
}
