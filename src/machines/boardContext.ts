import { NO_MARKS, type MarkBrush } from '#engine/edit/cellMarks.ts';
import {
  EMPTY_EDITOR_STATE,
  type EditorState,
  type SymbolTemplate,
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

/** The effect of the rest of a stroke, determined by its first cell. */
export type StrokeWork =
  | { readonly kind: 'mark'; readonly brush: MarkBrush }
  | { readonly kind: 'grid'; readonly follow: NonNullable<ToolStroke['follow']> };

/** A stroke or another edit under way: one step of the history once it ends. */
interface Stroke {
  /** The document before the stroke. */
  readonly base: MarkedDocument;
  /** The editor state before the stroke. */
  readonly editorState: EditorState;
  /** Null if the rest of the stroke changes nothing. */
  readonly work: StrokeWork | null;
  /** Consecutive edits with the same name are one step of the history. */
  readonly session?: string | undefined;
}

/** A player's progress: all state needed to continue later. */
export interface BoardProgress extends BoardPosition {
  readonly history: History<BoardStep>;
  /** If colors are final: the cells in the order in which they were colored. */
  readonly path: readonly Cell[];
  /** If colors are final: the number of mistakes undone since the start of the board. */
  readonly mistakes: number;
  /** Number of hints taken since the start of the puzzle. */
  readonly hints: number;
}

/** An edit of the document that arrived during a stroke and is applied at its end. */
interface PostponedEdit {
  readonly change: Partial<Document & EditorState>;
  readonly session?: string | undefined;
  /** The grid the edit was computed from. */
  readonly grid: Grid;
}

export interface BoardContext extends BoardProgress, EditorState {
  readonly mode: WorkspaceMode;
  /** The document a restart restores. */
  readonly initial: Document;
  readonly stroke: Stroke | null;
  /** The tool of strokes. */
  readonly tool: ToolId;
  /** The symbol that the symbol tool places. */
  readonly template: SymbolTemplate | null;
  /** The color of the primary button. */
  readonly color: SolidColor;
  /** The on-screen fill toggle; the modifier key inverts it. */
  readonly isFilling: boolean;
  /** Last point where a stroke touched the board, in cells from the top-left corner. */
  readonly contact: Point | null;
  /** The last painted cell. */
  readonly lastCell: Cell | null;
  readonly cursor: Cursor;
  readonly postponed: readonly PostponedEdit[];
  /** Session of the last step, if the next one may be merged with it. */
  readonly session: string | null;
}

export interface BoardMachineInput {
  readonly document: Document;
  readonly mode?: WorkspaceMode;
  readonly color?: SolidColor;
  /** Saved progress to continue from. */
  readonly progress?: BoardProgress | null;
}

/** The progress of a board without steps. */
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

/** True if two states of one board have the same content to save. */
export function hasSameSteps(a: BoardProgress, b: BoardProgress): boolean {
  return (
    a.history === b.history &&
    a.grid === b.grid &&
    a.marks === b.marks &&
    a.mistakes === b.mistakes &&
    a.hints === b.hints
  );
}

/** True if a board has no steps, marks, mistakes or hints since its start or its last restart. */
export function isUntouched({ history, path, marks, mistakes, hints }: BoardProgress): boolean {
  const isStepless = history.past.length === 0 && history.future.length === 0;
  return isStepless && path.length === 0 && marks.size === 0 && mistakes === 0 && hints === 0;
}

/** The context of a board before its first event. */
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
    ...EMPTY_EDITOR_STATE,
    tool: mode.tools[0].id,
    template: null,
    color,
    isFilling: false,
    contact: null,
    lastCell: null,
    cursor: { cell: firstCell(boardOf(begun.grid)), offset: NO_OFFSET, isShown: false },
    postponed: [],
    session: null,
  };
}
