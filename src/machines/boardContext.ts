import { NO_MARKS, type MarkBrush } from '#engine/edit/cellMarks.ts';
import type { ToolId, ToolStroke } from '#engine/edit/tools.ts';
import type { Cell, Point, SolidColor } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import type { BoardPosition, BoardStep } from './boardStep.ts';
import { firstCell } from './cursor.ts';
import type { Document, MarkedDocument } from './document.ts';
import { EMPTY_HISTORY, type History } from './history.ts';
import { WORKSPACE_MODES, type WorkspaceMode } from './workspaceMode.ts';

/** A stroke of the player's own marks, as data. */
export interface MarkStroke {
  readonly tool: 'mark';
  readonly brush: MarkBrush;
}

/** A stroke or another edit under way: one step of the history once it ends. */
interface Stroke {
  /** What was there before it. */
  readonly base: MarkedDocument;
  /** What the first cell made of the press; null when the rest of the stroke changes nothing. */
  readonly tool: ToolStroke | MarkStroke | null;
}

/** How far a player has come: all that is needed to go on later. */
export interface BoardProgress extends BoardPosition {
  readonly history: History<BoardStep>;
  /** Where colors are final, cells in the order in which they were colored. */
  readonly path: readonly Cell[];
  /** Where colors are final, how many mistakes were taken back since the board was begun. */
  readonly mistakes: number;
}

export interface BoardContext extends BoardProgress {
  readonly mode: WorkspaceMode;
  /** What a restart brings back. */
  readonly initial: Document;
  readonly stroke: Stroke | null;
  /** What strokes do. */
  readonly tool: ToolId;
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

export interface BoardMachineInput {
  readonly document: Document;
  readonly mode?: WorkspaceMode;
  readonly color?: SolidColor;
  /** A board that was left before. */
  readonly progress?: BoardProgress | null;
}

/** No step made yet. */
export function freshProgress(document: Document): BoardProgress {
  return {
    ...document,
    marks: NO_MARKS,
    trials: [],
    history: EMPTY_HISTORY,
    path: [],
    mistakes: 0,
  };
}

/** Whether two moments of one board have the same things to keep. */
export function hasSameSteps(a: BoardProgress, b: BoardProgress): boolean {
  return (
    a.history === b.history && a.grid === b.grid && a.marks === b.marks && a.mistakes === b.mistakes
  );
}

/** Whether nothing was ever done on a board, or nothing since it was begun anew. */
export function isUntouched({ history, path, marks, mistakes }: BoardProgress): boolean {
  const isStepless = history.past.length === 0 && history.future.length === 0;
  return isStepless && path.length === 0 && marks.size === 0 && mistakes === 0;
}

/** A board before its first event. */
export function boardContext({
  document,
  mode = WORKSPACE_MODES.solve,
  color = 'dark',
  progress,
}: BoardMachineInput): BoardContext {
  const begun = progress ?? freshProgress(document);
  return {
    ...begun,
    mode,
    initial: document,
    stroke: null,
    tool: mode.tools[0],
    color,
    isFilling: false,
    contact: null,
    lastCell: null,
    cursor: { cell: firstCell(boardOf(begun.grid)), isShown: false },
  };
}
