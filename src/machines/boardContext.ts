import { NO_MARKS, type MarkBrush } from '#engine/edit/cellMarks.ts';
import {
  EMPTY_DESK,
  type Desk,
  type Stamp,
  type ToolId,
  type ToolStroke,
} from '#engine/edit/Tool.ts';
import type { Cell, Grid, Point, SolidColor } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import type { BoardPosition, BoardStep } from './boardStep.ts';
import { NO_OFFSET, firstCell, type Cursor } from './cursor.ts';
import type { Document, MarkedDocument } from './document.ts';
import { EMPTY_HISTORY, type History } from './history.ts';
import { SOLVING_MODES, type WorkspaceMode } from './workspaceMode.ts';

/** What the rest of a stroke does, settled by the cell it began on. */
export type StrokeWork =
  | { readonly kind: 'mark'; readonly brush: MarkBrush }
  | { readonly kind: 'grid'; readonly follow: NonNullable<ToolStroke['follow']> };

/** A stroke or another edit under way: one step of the history once it ends. */
interface Stroke {
  /** What was there before it. */
  readonly base: MarkedDocument;
  /** What was on the desk before it. */
  readonly desk: Desk;
  /** Null where the rest of the stroke changes nothing. */
  readonly work: StrokeWork | null;
  /** Edits in a row with the same name are one step of the history. */
  readonly session?: string | undefined;
}

/** How far a player has come: all that is needed to go on later. */
export interface BoardProgress extends BoardPosition {
  readonly history: History<BoardStep>;
  /** Where colors are final, cells in the order in which they were colored. */
  readonly path: readonly Cell[];
  /** Where colors are final, how many mistakes were taken back since the board was begun. */
  readonly mistakes: number;
  /** How many hints were taken since the puzzle was begun. */
  readonly hints: number;
}

/** An edit of the document that came within a stroke: it waits for the end of that. */
interface PostponedEdit {
  readonly change: Partial<Document & Desk>;
  readonly session?: string | undefined;
  /** The grid it was made for. */
  readonly grid: Grid;
}

export interface BoardContext extends BoardProgress, Desk {
  readonly mode: WorkspaceMode;
  /** What a restart brings back. */
  readonly initial: Document;
  readonly stroke: Stroke | null;
  /** What strokes do. */
  readonly tool: ToolId;
  /** The symbol that the tool for symbols places. */
  readonly stamp: Stamp | null;
  /** What the primary button paints. */
  readonly color: SolidColor;
  /** The on-screen fill toggle; the modifier key inverts it. */
  readonly isFilling: boolean;
  /** Where the last stroke touched the board, in cells from the top-left corner. */
  readonly contact: Point | null;
  /** The cell that was painted last. */
  readonly lastCell: Cell | null;
  readonly cursor: Cursor;
  readonly postponed: readonly PostponedEdit[];
  /** Of the last step, if the next may become one with it. */
  readonly session: string | null;
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
    hints: 0,
  };
}

/** Whether two moments of one board have the same things to keep. */
export function hasSameSteps(a: BoardProgress, b: BoardProgress): boolean {
  return (
    a.history === b.history &&
    a.grid === b.grid &&
    a.marks === b.marks &&
    a.mistakes === b.mistakes &&
    a.hints === b.hints
  );
}

/** Whether nothing was ever done on a board, or nothing since it was begun anew. */
export function isUntouched({ history, path, marks, mistakes, hints }: BoardProgress): boolean {
  const isStepless = history.past.length === 0 && history.future.length === 0;
  return isStepless && path.length === 0 && marks.size === 0 && mistakes === 0 && hints === 0;
}

/** A board before its first event. */
export function boardContext({
  document,
  mode = SOLVING_MODES.solve,
  color = 'dark',
  progress,
}: BoardMachineInput): BoardContext {
  const begun = progress ?? freshProgress(document);
  return {
    ...begun,
    mode,
    initial: document,
    stroke: null,
    ...EMPTY_DESK,
    tool: mode.tools[0].id,
    stamp: null,
    color,
    isFilling: false,
    contact: null,
    lastCell: null,
    cursor: { cell: firstCell(boardOf(begun.grid)), offset: NO_OFFSET, isShown: false },
    postponed: [],
    session: null,
  };
}
