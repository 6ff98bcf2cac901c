import type { OverlayCount } from '../judging/countOverlay.ts';
import type { Judgement } from '../clues/verdict.ts';
import type { Topology } from '../grid/board.ts';
import type { Cell, Color, Grid, Point } from '../grid/grid.ts';
import { cellSet, traceContour, roundOutline, withoutHoles, type Outline } from './contour.ts';
import { countSteps } from './countSteps.ts';
import { BOARD_GEOMETRY } from './geometry.ts';
import type { GhostDepth } from './lattice.ts';
import { arcPoints, roundedBox, type OverlayInk, type OverlayStep } from './overlay.ts';
import type { DrawnPreview } from './drawnOverlays.ts';
import type { BoardAssistance } from './shownAssistance.ts';
import { shownMarks, shownSteps } from './shownMarks.ts';

/** The content of the overlay of a board, without its symbols. */
export interface OverlaySubject {
  readonly grid: Grid;
  readonly topology: Topology;
  readonly depth: GhostDepth;
  /** The combined state of all rules and symbols, shown as a ring around the board. */
  readonly final: Judgement['final'];
  /** Cells that foresight points at. */
  readonly foreseen: readonly Cell[];
  /** Counts of the clues at the pointer. */
  readonly counts: readonly OverlayCount[];
  /** The effect of the active tool. */
  readonly preview: DrawnPreview | null;
  /** Findings of the live assistant; absent for none. */
  readonly assistant?: BoardAssistance | null;
}

const RING = 0.032;
const FOCUS = { radius: 0.2, halo: 0.13, line: 0.06 } as const;

/** The steps of the overlay, from the tray upward. */
export function overlaySteps(subject: OverlaySubject): readonly OverlayStep[] {
  const { grid, depth, foreseen, counts, preview, assistant = null } = subject;
  const { width, height } = grid;
  return [
    ...ringSteps(subject),
    ...shownMarks(foreseen, width).flatMap(shownSteps),
    ...countSteps(counts, { width, height, depth }),
    ...(preview?.steps ?? []),
    ...(assistant?.above ?? []),
  ];
}

/** The color of the ring around the board; null if the state is incomplete. */
export function ringInk(final: Judgement['final']): OverlayInk | null {
  if (final === 'error') return 'error';
  return final === 'satisfied' ? 'focus' : null;
}

/**
 * The ring along the edge of the tray. A wrapped board has no such edge: its rim gets the color
 * instead.
 */
function ringSteps({ grid, topology, final }: OverlaySubject): readonly OverlayStep[] {
  const ink = ringInk(final);
  const isWrapped = topology.horizontal !== 'none' || topology.vertical !== 'none';
  if (ink === null || isWrapped) return [];
  return trayOutlines(grid).map((outline) => ({
    kind: 'line',
    points: pointsOf(outline),
    isClosed: true,
    width: RING,
    ink,
  }));
}

function trayOutlines({ tiles, width }: Grid): readonly Outline[] {
  const cells = tiles.flatMap((tile, cell) =>
    tile.exists ? [{ x: cell % width, y: Math.floor(cell / width) }] : [],
  );
  return withoutHoles(traceContour(cellSet(cells))).map((loop) =>
    roundOutline(loop, BOARD_GEOMETRY.plate),
  );
}

function pointsOf({ start, steps }: Outline): readonly Point[] {
  let from = start;
  return steps.flatMap((step) => {
    const begin = from;
    from = step;
    if (step.kind === 'line') return [{ x: step.x, y: step.y }];
    const { center, radius, clockwise } = step;
    const angle = (Math.atan2(begin.y - center.y, begin.x - center.x) * 180) / Math.PI;
    return arcPoints(center, radius, angle, angle + (clockwise ? 90 : -90));
  });
}

/** True if the cells below a symbol differ in color. Cells outside and holes count as gray. */
export function isOnMixedGround({ x, y }: Point, { width, height, tiles }: Grid): boolean {
  if (Number.isInteger(x) && Number.isInteger(y)) return false;
  const colors = new Set<Color>();
  for (const row of [Math.floor(y), Math.ceil(y)])
    for (const column of [Math.floor(x), Math.ceil(x)]) {
      const isInside = column >= 0 && row >= 0 && column < width && row < height;
      const tile = isInside ? tiles[row * width + column] : undefined;
      colors.add(tile?.exists === true ? tile.color : 'gray');
    }
  return colors.size > 1;
}

/** The ring around the cell with the keyboard focus. */
export function focusSteps(cell: Cell, width: number): readonly OverlayStep[] {
  const box = { left: cell % width, top: Math.floor(cell / width), width: 1, height: 1 };
  const ring = { kind: 'line', points: roundedBox(box, FOCUS.radius), isClosed: true } as const;
  return [
    { ...ring, width: FOCUS.halo, ink: 'halo' },
    { ...ring, width: FOCUS.line, ink: 'focus' },
  ];
}
