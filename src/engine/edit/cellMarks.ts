import type { Cell, Grid } from '../grid/grid.ts';
import type { PressButton } from './Tool.ts';

/** What a player may note on a cell. It means nothing to rules, symbols and solvers. */
export type MarkKind = 'dot' | 'cross';

/** The player's own marks: a note beside the grid, which knows nothing of them. */
export type CellMarks = ReadonlyMap<Cell, MarkKind>;

export const NO_MARKS: CellMarks = new Map();

/** What a stroke of marks does to the cells it crosses; follows from the cell it began on. */
export interface MarkBrush {
  /** Null takes marks away. */
  readonly target: MarkKind | null;
  /** Whether it also changes cells that carry another mark. */
  readonly replaces: boolean;
}

/** What a press makes of a mark: each button goes through all three, in its own order. */
const NEXT: Readonly<Record<PressButton, Readonly<Record<MarkKind | 'none', MarkKind | null>>>> = {
  primary: { none: 'dot', dot: 'cross', cross: null },
  secondary: { none: 'cross', cross: 'dot', dot: null },
};

/** The stroke of marks that a press on a cell begins; null on a hole. */
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

/** The stroke of a key that stands for one mark: it sets that mark, or takes it away again. */
export function markBrush(marks: CellMarks, cell: Cell, kind: MarkKind): MarkBrush {
  return { target: marks.get(cell) === kind ? null : kind, replaces: true };
}

/** The marks after a stroke crossed cells of the grid. The same marks if it changed none. */
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

/** The marks with others at some cells, by their place in the list; null is none. */
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
