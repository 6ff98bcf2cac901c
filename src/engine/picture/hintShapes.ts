import type { Glyph } from '../glyph/glyph.ts';
import { opposite, type Cell, type Grid, type Point, type SolidColor } from '../grid/grid.ts';
import type { HintMarks, HintTarget } from './hintMarks.ts';
import { pathLength, roundedBox, type Box, type OverlayInk, type OverlayStep } from './overlay.ts';

/** Dimensions of the marks in cells, from the design system. */
const TICK = { inset: 0.13, arm: 0.17, line: 0.042, walked: 0.06, halo: 0.1 } as const;
const CROSS = { reach: 0.11, line: 0.042 } as const;
const CLUE = { reach: 0.52, line: 0.05, walked: 0.075, halo: 0.11 } as const;
/** A clue on an edge or a corner: small enough for the marks of the cells next to it. */
const MEDALLION = { disc: 0.29, ring: 0.26, scale: 0.5 } as const;
/** Wider and fainter with each step: light around a clue. */
const GLOW = [
  { reach: 0.6, alpha: 0.06 },
  { reach: 0.68, alpha: 0.05 },
] as const;
const PATH = { dot: 0.07, halo: 0.12, gap: 0.15, fromClue: 0.56, toCell: 0.46 } as const;
const TARGET = { reach: 0.5, radius: 0.2, line: 0.075, halo: 0.15 } as const;
const COLOR = { side: 0.42, radius: 0.09, line: 0.03 } as const;
const GHOST = { inset: 0.09, radius: 0.12, line: 0.04, alpha: 0.5 } as const;
const GHOST_DASH = { on: 0.08, off: 0.09 } as const;
const DISC = { radius: 0.27, text: 0.32 } as const;
const IF = { inset: 0.14, text: 0.3 } as const;
/** The number of the cell that a sentence about several cells is about. */
const FIRST_TEXT = 0.34;
const BAR = { half: 0.32, line: 0.1, halo: 0.18 } as const;
const WRONG = { reach: 0.3, line: 0.075, halo: 0.15 } as const;

/** The box of a cell, in cells from the top left corner of the board. */
export function cellBox(cell: Cell, width: number): Box {
  return { left: cell % width, top: Math.floor(cell / width), width: 1, height: 1 };
}

function inset({ left, top, width, height }: Box, by: number): Box {
  return { left: left + by, top: top + by, width: width - 2 * by, height: height - 2 * by };
}

function inkOn(color: SolidColor): OverlayInk {
  return color === 'dark' ? 'onDark' : 'onLight';
}

function ring(box: Box, radius: number, width: number, ink: OverlayInk): OverlayStep {
  return { kind: 'line', points: roundedBox(box, radius), isClosed: true, width, ink };
}

function around({ x, y }: Point, reach: number): Box {
  return { left: x + 0.5 - reach, top: y + 0.5 - reach, width: 2 * reach, height: 2 * reach };
}

/** Light around a clue. */
export function glowSteps(at: Point): readonly OverlayStep[] {
  return GLOW.map(({ reach, alpha }) => ({
    kind: 'fill',
    ...around(at, reach),
    radius: reach,
    ink: 'focus',
    alpha,
  }));
}

/** A ring around a clue that the hint names. */
export function clueSteps(at: Point, isWalked: boolean): readonly OverlayStep[] {
  const circle = { kind: 'line', points: circlePoints(at, CLUE.reach), isClosed: true } as const;
  return [
    { ...circle, width: CLUE.halo, ink: 'halo' },
    { ...circle, width: isWalked ? CLUE.walked : CLUE.line, ink: 'focus' },
  ];
}

/**
 * A clue between cells, drawn again over the frames of these cells, which would hide it. The list
 * has the same mark before its line.
 */
export function medallionSteps(
  at: Point,
  glyph: Glyph | null,
  isWalked: boolean,
): readonly OverlayStep[] {
  const { disc, ring: reach, scale } = MEDALLION;
  const circle = { kind: 'line', points: circlePoints(at, reach), isClosed: true } as const;
  return [
    { kind: 'fill', ...around(at, disc), radius: disc, ink: 'halo' },
    { ...circle, width: isWalked ? CLUE.walked : CLUE.line, ink: 'focus' },
    ...(glyph ? [{ kind: 'glyph', at, glyph, ink: 'focus', scale } as const] : []),
  ];
}

/** Enough steps for a smooth circle on the largest cells. */
const CIRCLE_STEPS = 64;

function circlePoints({ x, y }: Point, radius: number): readonly Point[] {
  return Array.from({ length: CIRCLE_STEPS }, (_, index) => {
    const angle = (2 * Math.PI * index) / CIRCLE_STEPS;
    return { x: x + 0.5 + radius * Math.cos(angle), y: y + 0.5 + radius * Math.sin(angle) };
  });
}

/** Ticks at the corners of a fact; a wall is crossed too. */
export function factSteps(
  { color, isWall }: HintMarks['facts'][number],
  box: Box,
  isWalked: boolean,
): readonly OverlayStep[] {
  return [
    ...tickSteps(box, color, isWalked),
    ...(isWall ? crossSteps(box, inkOn(color), CROSS) : []),
  ];
}

function tickSteps(box: Box, color: SolidColor, isWalked: boolean): readonly OverlayStep[] {
  const { left, top, width } = inset(box, TICK.inset);
  const [right, bottom, arm] = [left + width, top + width, TICK.arm];
  const corners: readonly (readonly Point[])[] = [
    [
      { x: left, y: top + arm },
      { x: left, y: top },
      { x: left + arm, y: top },
    ],
    [
      { x: right - arm, y: top },
      { x: right, y: top },
      { x: right, y: top + arm },
    ],
    [
      { x: right, y: bottom - arm },
      { x: right, y: bottom },
      { x: right - arm, y: bottom },
    ],
    [
      { x: left + arm, y: bottom },
      { x: left, y: bottom },
      { x: left, y: bottom - arm },
    ],
  ];
  const line = (points: readonly Point[], thickness: number, ink: OverlayInk): OverlayStep => ({
    kind: 'line',
    points,
    isClosed: false,
    width: thickness,
    ink,
  });
  if (!isWalked) return corners.map((it) => line(it, TICK.line, inkOn(color)));
  return [
    ...corners.map((it) => line(it, TICK.halo, 'halo')),
    ...corners.map((it) => line(it, TICK.walked, 'focus')),
  ];
}

function crossSteps(
  { left, top, width }: Box,
  ink: OverlayInk,
  { reach, line }: { readonly reach: number; readonly line: number },
): readonly OverlayStep[] {
  const [x, y] = [left + width / 2, top + width / 2];
  return [1, -1].map((side) => ({
    kind: 'line',
    points: [
      { x: x - reach, y: y - side * reach },
      { x: x + reach, y: y + side * reach },
    ],
    isClosed: false,
    width: line,
    ink,
  }));
}

/** Dots between the middles of two cells, from the rim of the clue to that of the target. */
export function pathSteps(path: readonly Point[]): readonly OverlayStep[] {
  const points = trimmed(path);
  if (pathLength(points) <= 0) return [];
  const dots = {
    kind: 'line',
    points,
    isClosed: false,
    dash: { on: 0, off: PATH.gap },
  } as const;
  return [
    { ...dots, width: PATH.halo, ink: 'halo' },
    { ...dots, width: PATH.dot, ink: 'focus' },
  ];
}

function trimmed(path: readonly Point[]): readonly Point[] {
  const [first, second] = path;
  const [before, last] = path.slice(-2);
  if (!first || !second || !before || !last) return [];
  const from = movedTowards(first, second, PATH.fromClue);
  const to = movedTowards(last, before, path.length > 2 ? 0 : PATH.toCell);
  return pathLength(path) > PATH.fromClue + PATH.toCell ? [from, ...path.slice(1, -1), to] : [];
}

function movedTowards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) / length) * by,
    y: from.y + ((to.y - from.y) / length) * by,
  };
}

/** A cell that gets its color in a supposition, with its number. */
export function ghostSteps(
  { cell, color, number }: HintMarks['ghosts'][number],
  box: Box,
  { tiles }: Pick<Grid, 'tiles'>,
): readonly OverlayStep[] {
  const middle = { x: box.left, y: box.top };
  return [
    ...(tiles[cell]?.color === 'gray' ? supposedSteps(box, color, GHOST.inset) : []),
    { kind: 'fill', ...around(middle, DISC.radius), radius: DISC.radius, ink: 'halo' },
    wordOn(middle, number, DISC.text),
  ];
}

/** A cell half way between gray and a color, in a dashed frame. */
function supposedSteps(box: Box, color: SolidColor, by: number): readonly OverlayStep[] {
  const inner = inset(box, by);
  const points = roundedBox(inner, GHOST.radius);
  return [
    { kind: 'fill', ...inset(box, 0.04), radius: GHOST.radius, ink: color, alpha: GHOST.alpha },
    { kind: 'line', points, isClosed: true, width: 0.09, ink: 'halo' },
    { kind: 'line', points, isClosed: true, width: GHOST.line, ink: 'trial', dash: GHOST_DASH },
  ];
}

function wordOn(
  at: Point,
  text: string,
  size: number,
  { ink = 'trial', italic = false }: { readonly ink?: OverlayInk; readonly italic?: boolean } = {},
): OverlayStep {
  const glyph: Glyph = [{ kind: 'text', text, x: 0.5, y: 0.5, size, weight: 600, italic }];
  return { kind: 'glyph', at, glyph, ink };
}

/** The frame of a cell that a hint colors, with a mark for the color. */
export function targetSteps(
  { color, role }: HintTarget,
  box: Box,
  ifWord: string,
): readonly OverlayStep[] {
  const frame = inset(box, 0.5 - TARGET.reach);
  const at = { x: box.left, y: box.top };
  return [
    ...(color && role === 'supposed'
      ? [...supposedSteps(box, opposite(color), IF.inset), ...ifSteps(at, ifWord)]
      : []),
    ring(frame, TARGET.radius, TARGET.halo, 'halo'),
    ring(frame, TARGET.radius, TARGET.line, 'focus'),
    ...(color && role !== 'supposed' ? colorSteps(box, color) : []),
    ...(color && role === 'first' ? [wordOn(at, '1', FIRST_TEXT, { ink: inkOn(color) })] : []),
  ];
}

function ifSteps(at: Point, ifWord: string): readonly OverlayStep[] {
  const disc = { ...around(at, DISC.radius), radius: DISC.radius };
  return [{ kind: 'fill', ...disc, ink: 'halo' }, wordOn(at, ifWord, IF.text, { italic: true })];
}

/** The deduced color, as a small tile in the middle. */
function colorSteps(box: Box, color: SolidColor): readonly OverlayStep[] {
  const tile = inset(box, (1 - COLOR.side) / 2);
  return [
    { kind: 'fill', ...tile, radius: COLOR.radius, ink: color },
    ring(tile, COLOR.radius, COLOR.line, inkOn(color)),
  ];
}

/** A cross on a wrong cell. */
export function wrongSteps(box: Box): readonly OverlayStep[] {
  const { reach, line, halo } = WRONG;
  return [
    ...crossSteps(box, 'halo', { reach, line: halo }),
    ...crossSteps(box, 'error', { reach, line }),
  ];
}

/** A bar across the common edge of two cells, or a cross on one. */
export function clashSteps(
  clash: HintMarks['clash'],
  boxAt: (cell: Cell) => Box,
): readonly OverlayStep[] {
  if (!clash) return [];
  const [cell, neighbor] = clash;
  if (neighbor === undefined) return wrongSteps(boxAt(cell));
  const [a, b] = [boxAt(cell), boxAt(neighbor)];
  const middle = { x: (a.left + b.left + 1) / 2, y: (a.top + b.top + 1) / 2 };
  const isUpright = a.top === b.top;
  const [dx, dy] = isUpright ? [0, BAR.half] : [BAR.half, 0];
  const points = [
    { x: middle.x - dx, y: middle.y - dy },
    { x: middle.x + dx, y: middle.y + dy },
  ];
  const bar = { kind: 'line', points, isClosed: false } as const;
  return [
    { ...bar, width: BAR.halo, ink: 'halo' },
    { ...bar, width: BAR.line, ink: 'error' },
  ];
}
