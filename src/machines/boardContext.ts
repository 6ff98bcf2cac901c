import type { ToolId, ToolStroke } from '#engine/edit/tools.ts';
import type { Cell, Point, SolidColor } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import type { BoardPosition, BoardStep } from './boardStep.ts';
import { firstCell } from './cursor.ts';
import type { Document } from './document.ts';
import { EMPTY_HISTORY, type History } from './history.ts';
import { WORKSPACE_MODES, type WorkspaceMode } from './workspaceMode.ts';

/** A stroke or another edit under way: one step of the history once it ends. */
interface Stroke {
  /** The document before it. */
  readonly base: Document;
  /** What the first cell made of the press; null when the rest of the stroke changes nothing. */
  readonly tool: ToolStroke | null;
}

/** How far a player has come: all that is needed to go on later. */
export interface BoardProgress extends BoardPosition {
  readonly history: History<BoardStep>;
  /** Where colors are final, cells in the order in which they were colored. */
  readonly path: readonly Cell[];
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

/** A board before its first event. */
export function boardContext({
  document,
  mode = WORKSPACE_MODES.solve,
  color = 'dark',
  progress,
}: BoardMachineInput): BoardContext {
  const begun = progress ?? { ...document, trials: [], history: EMPTY_HISTORY, path: [] };
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
