import type { BoardMark } from '#engine/canvas/scene/BoardViewModel.ts';
import type { CellMarks, MarkKind } from '#engine/edit/cellMarks.ts';
import type { Glyph } from '#engine/glyph/glyph.ts';
import type { Cell } from '#engine/grid/grid.ts';
import type { TrialCells } from '#engine/play/trial.ts';

const DOTS = [0.2, 0.4, 0.6, 0.8]
  .flatMap((y) => [0.2, 0.4, 0.6, 0.8].map((x) => `M${x} ${y}h.001`))
  .join('');

/** Dots over the cell, and in its corner one short line for each trial that contains it. */
function trialGlyph(depth: number): Glyph {
  const lines = Array.from({ length: Math.min(depth, 4) }, (_, i) => `M${0.86 - i * 0.07} .1v.12`);
  return [
    { kind: 'path', d: DOTS, stroke: 0.05 },
    { kind: 'path', d: lines.join(''), stroke: 0.04 },
  ];
}

const trialGlyphs = new Map<number, Glyph>();
const orderGlyphs = new Map<number, Glyph>();

/** The marks on cells that were painted in a trial. */
export function trialMarks(cells: TrialCells, width: number): readonly BoardMark[] {
  return [...cells].map(([cell, depth]) => ({
    key: `trial ${cell}`,
    at: placeOf(cell, width),
    glyph: once(trialGlyphs, depth, trialGlyph),
    isFaint: true,
  }));
}

/** The numbers on cells in the order in which they were colored, from 1. */
export function orderMarks(path: readonly Cell[], width: number): readonly BoardMark[] {
  return path.map((cell, index) => ({
    key: `order ${cell}`,
    at: placeOf(cell, width),
    glyph: once(orderGlyphs, index + 1, orderGlyph),
    isFaint: false,
  }));
}

/** Dot and cross fill an empty cell; on a cell with a symbol they are small, at the lower right. */
const OWN_GLYPHS: Readonly<Record<'alone' | 'beside', Readonly<Record<MarkKind, Glyph>>>> = {
  alone: {
    dot: [{ kind: 'path', d: 'M.5 .5h.001', stroke: 0.19 }],
    cross: [{ kind: 'path', d: 'M.36 .36L.64 .64M.64 .36L.36 .64', stroke: 0.055 }],
  },
  beside: {
    dot: [{ kind: 'path', d: 'M.82 .82h.001', stroke: 0.15 }],
    cross: [{ kind: 'path', d: 'M.75 .75L.89 .89M.89 .75L.75 .89', stroke: 0.045 }],
  },
};

/** The player's own marks. `symbols` are the cells with a visible symbol. */
export function ownMarks(
  marks: CellMarks,
  symbols: ReadonlySet<Cell>,
  width: number,
): readonly BoardMark[] {
  return [...marks].map(([cell, kind]) => ({
    key: `own ${cell}`,
    at: placeOf(cell, width),
    glyph: OWN_GLYPHS[symbols.has(cell) ? 'beside' : 'alone'][kind],
    isFaint: false,
  }));
}

/** Angles in the corners, lighter than the frame of a given. */
const FINAL_GLYPH: Glyph = [
  {
    kind: 'path',
    d: 'M.12 .22V.12H.22M.78 .12H.88V.22M.88 .78V.88H.78M.22 .88H.12V.78',
    stroke: 0.03,
  },
];

/** The marks on cells that became final in play. */
export function finalMarks(cells: readonly Cell[], width: number): readonly BoardMark[] {
  return cells.map((cell) => ({
    key: `final ${cell}`,
    at: placeOf(cell, width),
    glyph: FINAL_GLYPH,
    isFaint: true,
  }));
}

function orderGlyph(place: number): Glyph {
  return [{ kind: 'text', text: String(place), x: 0.25, y: 0.24, size: 0.22, weight: 560 }];
}

function once(glyphs: Map<number, Glyph>, of: number, make: (of: number) => Glyph): Glyph {
  const known = glyphs.get(of);
  if (known) return known;
  const glyph = make(of);
  glyphs.set(of, glyph);
  return glyph;
}

function placeOf(cell: Cell, width: number): { x: number; y: number } {
  return { x: cell % width, y: Math.floor(cell / width) };
}
