import type { Cell, Grid, Point, SolidColor } from '../grid/grid.ts';
import { touchedStoredCells } from '../grid/placement.ts';
import { pathLength, roundedBox, type Box, type OverlayStep } from './overlay.ts';
import { boxBetween, growBox } from './preview.ts';
import type { AssistedStep, BoardAssistance } from './shownAssistance.ts';

/** Findings of the editor's live assistant for a board. */
export interface AssistantFindings {
  /** Cells whose color follows from the clues. */
  readonly follows: readonly { readonly cell: Cell; readonly color: SolidColor }[];
  /** Cells in which two solutions differ. */
  readonly differing: readonly Cell[];
  /** Places of redundant clues: the others imply the same cells. */
  readonly redundant: readonly Point[];
  /** Places of clues that contradict each other; they get the error mark. */
  readonly clashing: readonly Point[];
  /** Place of the symbol to be placed, if it would contradict them; null for none. */
  readonly inHand: Point | null;
}

/** A tile of an implied color: smaller than a painted one, and translucent. */
const TILE = { inset: 0.1, radius: 0.1, alpha: { light: 0.3, dark: 0.46 } } as const;
/**
 * Opacity of the tile below symbols, whose color is chosen for an empty cell: keeps a contrast of 3
 * to 1.
 */
const ALPHA_BELOW_SYMBOLS = 0.2;
/** Lines on such a tile if cells are told apart by patterns. */
const LINED = { inset: 0.2, radius: 0.06, line: 0.03, stripes: [0.36, 0.5, 0.64] } as const;
const DIFFERING = { inset: 0.13, radius: 0.09, line: 0.05, halo: 0.1, gap: 0.13 } as const;
const REDUNDANT = { reach: 0.41, line: 0.045, halo: 0.1, dash: { on: 0.09, off: 0.13 } } as const;
/** On the outline of that symbol's preview, which its halo covers. */
const IN_HAND = { radius: 0.2, line: 0.068, halo: 0.14 } as const;
const IN_HAND_DASH = { on: 0.12, off: 0.15 } as const;
/** The bar between two contradicting clues: it overlaps the outlines of both. */
const BAR = { line: 0.13, halo: 0.22, inset: 0.19 } as const;

const NONE: readonly never[] = [];
/** The drawing of the assistant's findings. Steps are cached. */
export function drawAssistance(findings: AssistantFindings, grid: Grid): BoardAssistance {
  const { follows, differing, redundant, clashing, inHand } = findings;
  const { width } = grid;
  const below = cellsBelowSymbols(grid);
  const cellsOf = (at: Point) => touchedStoredCells(at, grid);
  return {
    below: [
      ...follows.flatMap(({ cell, color }) => [
        stepAt(cell, tileStep(boxOf(cell, width), color, below.has(cell))),
        ...linedSteps(boxOf(cell, width), color).map((it) => stepAt(cell, it, 'pattern')),
      ]),
      ...differing.flatMap((cell) => [
        ...halfSteps(boxOf(cell, width), below.has(cell)).map((it) => stepAt(cell, it)),
        ...frameSteps(boxOf(cell, width)).map((it) => stepAt(cell, it, 'onPaint')),
      ]),
    ],
    above: [
      ...redundant.flatMap(ringSteps),
      ...(inHand === null ? NONE : inHandSteps(inHand)),
      ...(inHand === null ? NONE : clashing.flatMap((at) => barSteps(at, inHand))),
    ],
    clashing: [...new Set(clashing.flatMap(cellsOf))],
  };
}

function stepAt(cell: Cell, step: OverlayStep, when?: 'pattern' | 'onPaint'): AssistedStep {
  return { cell, step, isOnPaint: when === 'onPaint', isPattern: when === 'pattern' };
}

/** Cells that symbols touch. */
function cellsBelowSymbols(grid: Grid): ReadonlySet<Cell> {
  const all = [...grid.symbols.values()].flat();
  return new Set(all.flatMap(({ at }) => touchedStoredCells(at, grid)));
}

function alphaOf(color: SolidColor, isBelowSymbol: boolean): number {
  return isBelowSymbol ? ALPHA_BELOW_SYMBOLS : TILE.alpha[color];
}

function boxOf(cell: Cell, width: number): Box {
  const column = cell % width;
  return { left: column, top: (cell - column) / width, width: 1, height: 1 };
}

function tileStep(cell: Box, color: SolidColor, isBelowSymbol: boolean): OverlayStep {
  const box = growBox(cell, -TILE.inset);
  const alpha = alphaOf(color, isBelowSymbol);
  return { kind: 'fill', ...box, radius: TILE.radius, ink: color, alpha };
}

/**
 * Dark is striped and light is plain, as on painted cells; the outline marks the color as implied.
 */
function linedSteps(cell: Box, color: SolidColor): readonly OverlayStep[] {
  const box = growBox(cell, -LINED.inset);
  const line = { kind: 'line', width: LINED.line, ink: 'onGray' } as const;
  const outline: OverlayStep = { ...line, points: roundedBox(box, LINED.radius), isClosed: true };
  if (color === 'light') return [outline];
  const stripes = LINED.stripes.map((share): OverlayStep => {
    const y = cell.top + share;
    const points = [
      { x: box.left, y },
      { x: box.left + box.width, y },
    ];
    return { ...line, points, isClosed: false };
  });
  return [outline, ...stripes];
}

/** Half dark, half light: each of two solutions has one of the colors. */
function halfSteps(cell: Box, isBelowSymbol: boolean): readonly OverlayStep[] {
  const { left, top, width, height } = growBox(cell, -DIFFERING.inset);
  const half = { top, width: width / 2, height, radius: 0 };
  return [
    { kind: 'fill', ...half, left, ink: 'dark', alpha: alphaOf('dark', isBelowSymbol) },
    {
      kind: 'fill',
      ...half,
      left: left + width / 2,
      ink: 'light',
      alpha: alphaOf('light', isBelowSymbol),
    },
  ];
}

/** A dotted frame, which marks a place where solutions differ without color. */
function frameSteps(cell: Box): readonly OverlayStep[] {
  const points = roundedBox(growBox(cell, -DIFFERING.inset), DIFFERING.radius);
  const frame = { kind: 'line', points, isClosed: true } as const;
  const dash = { on: 0, off: DIFFERING.gap };
  return [
    { ...frame, width: DIFFERING.halo, ink: 'halo', dash },
    { ...frame, width: DIFFERING.line, ink: 'zone', dash },
  ];
}

function ringSteps({ x, y }: Point): readonly OverlayStep[] {
  const { reach, dash } = REDUNDANT;
  const box = { left: x + 0.5 - reach, top: y + 0.5 - reach, width: 2 * reach, height: 2 * reach };
  const ring = { kind: 'line', points: roundedBox(box, reach), isClosed: true, dash } as const;
  return [
    { ...ring, width: REDUNDANT.halo, ink: 'halo' },
    { ...ring, width: REDUNDANT.line, ink: 'zone' },
  ];
}

function inHandSteps(at: Point): readonly OverlayStep[] {
  const points = roundedBox(boxBetween(at, at), IN_HAND.radius);
  const frame = { kind: 'line', points, isClosed: true } as const;
  return [
    { ...frame, width: IN_HAND.halo, ink: 'halo' },
    { ...frame, width: IN_HAND.line, ink: 'error', dash: IN_HAND_DASH },
  ];
}

/** From the outline of one place to that of the other, along the line between their middles. */
function barSteps(from: Point, to: Point): readonly OverlayStep[] {
  const [a, b] = [from, to].map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 }));
  if (!a || !b) return NONE;
  const length = pathLength([a, b]);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  // The point where the line leaves the box around its end, as a share of its length.
  const leaves = (0.5 - BAR.inset) / Math.max(Math.abs(dx), Math.abs(dy));
  if (length === 0 || leaves >= 0.5) return NONE;
  const along = (share: number): Point => ({ x: a.x + dx * share, y: a.y + dy * share });
  const points = [along(leaves), along(1 - leaves)];
  const bar = { kind: 'line', points, isClosed: false } as const;
  return [
    { ...bar, width: BAR.halo, ink: 'halo' },
    { ...bar, width: BAR.line, ink: 'error' },
  ];
}
