import { boardOf } from '#engine/judging/boardOf.ts';
import type { Cell, Grid, Point, SolidColor } from '#engine/grid/grid.ts';
import type { Brush as Brush } from '#engine/edit/stroke.ts';
import type { BoardPosition, BoardStep } from './boardStep.ts';
import { firstCell } from './cursor.ts';
import { EMPTY_HISTORY, type History } from './history.ts';

/** A stroke under way. */
interface Stroke {
  /** The grid before it. */
  readonly base: Grid;
  /** What the first cell made of the press; null when the rest of the stroke paints nothing. */
  readonly brush: Brush | null;
}

/** How far a player has come: all that is needed to go on later. */
export interface BoardProgress extends BoardPosition {
  readonly history: History<BoardStep>;
  /** Where colors are final, cells in the order in which they were colored. */
  readonly path: readonly Cell[];
}

export interface BoardContext extends BoardProgress {
  /** What a restart brings back. */
  readonly initial: Grid;
  readonly solution: Grid | null;
  /** Colors are final: only an error can be undone, and a restart forgets everything. */
  readonly isFinal: boolean;
  readonly stroke: Stroke | null;
  /** What the primary button paints. */
  readonly color: SolidColor;
  /** The on-screen fill toggle; the modifier key inverts it. */
  readonly isFilling: boolean;
  /** Where the last stroke touched the board, in cells from the top-left corner. */
  readonly contact: Point | null;
  /** The cell that was painted last. */
  readonly lastCell: Cell | null;
  readonly cursor: { readonly cell: Cell; readonly isShown: boolean };
}

export interface BoardOptions {
  readonly grid: Grid;
  readonly solution?: Grid | null;
  readonly color?: SolidColor;
  readonly isFinal?: boolean;
  /** A board that was left before. */
  readonly progress?: BoardProgress | null;
}

/** A board before its first event. */
export function boardContext({
  grid,
  solution = null,
  color = 'dark',
  isFinal = false,
  progress,
}: BoardOptions): BoardContext {
  return {
    ...(progress ?? { grid, trials: [], history: EMPTY_HISTORY, path: [] }),
    initial: grid,
    solution,
    isFinal,
    stroke: null,
    color,
    isFilling: false,
    contact: null,
    lastCell: null,
    cursor: { cell: firstCell(boardOf(grid)), isShown: false },
  };
}
