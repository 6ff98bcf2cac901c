import type { Cell, Grid } from '../grid/grid.ts';
import type { PressButton } from './Tool.ts';

/** A player's mark on a cell. Rules, symbols and solvers ignore it. */
export type MarkKind = 'dot' | 'cross';

/** The player's marks, stored separately from the grid. */
export type CellMarks = ReadonlyMap<Cell, MarkKind>;

export const NO_MARKS: CellMarks = new Map();

/** The effect of a stroke of marks on the cells it crosses, determined by its first cell. */
export interface MarkBrush {
  /** Null removes marks. */
  readonly target: MarkKind | null;
  /** True if cells with another mark change too. */
  readonly replaces: boolean;
}

/**
 * The effect of a press on a mark: each button cycles through all three states, in its own order.
 */
const NEXT: Readonly<Record<PressButton, Readonly<Record<MarkKind | 'none', MarkKind | null>>>> = {
  primary: { none: 'dot', dot: 'cross', cross: null },
  secondary: { none: 'cross', cross: 'dot', dot: null },
};

/** The brush of a press on a cell; null on a hole. */
export function beginMarks(
  grid: Grid,
  marks: CellMarks,
  cell: Cell,
  button: PressButton,
): MarkBrush | null {
  if (grid.tiles[cell]?.exists !== true) return null;
  const own = marks.get(cell);
  return { target: NEXT[button][own ?? 'none'], replaces: own !== undefined };
}

/** The brush of a key for one mark: it toggles that mark. */
export function markBrush(marks: CellMarks, cell: Cell, kind: MarkKind): MarkBrush {
  return { target: marks.get(cell) === kind ? null : kind, replaces: true };
}

/** The marks after a stroke has crossed cells of the grid. The same marks if it changed none. */
export function markCells(
  grid: Grid,
  marks: CellMarks,
  { target, replaces }: MarkBrush,
  cells: readonly Cell[],
): CellMarks {
  const taken = cells.filter((cell) => {
    const own = marks.get(cell) ?? null;
    return grid.tiles[cell]?.exists === true && own !== target && (own === null || replaces);
  });
  return taken.length === 0 ? marks : withMarks(marks, taken, () => target);
}

/**
 * The marks with the kinds at some cells replaced; `kindAt` gets the index in the list, and null
 * removes the mark.
 */
export function withMarks(
  marks: CellMarks,
  cells: readonly Cell[],
  kindAt: (index: number) => MarkKind | null | undefined,
): CellMarks {
  const next = new Map(marks);
  cells.forEach((cell, index) => {
    const kind = kindAt(index);
    if (kind) next.set(cell, kind);
    else next.delete(cell);
  });
  return next.size === 0 ? NO_MARKS : next;
}

/** The cells whose marks differ, in ascending order. */
export function changedMarks(before: CellMarks, after: CellMarks): readonly Cell[] {
  if (before === after) return [];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((cell) => before.get(cell) !== after.get(cell))
    .sort((a, b) => a - b);
}
