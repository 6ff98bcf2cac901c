import type { BoardInput } from '#engine/edit/BoardInput.ts';
import type { State } from '#engine/clues/verdict.ts';
import type { MarkKind } from '#engine/edit/cellMarks.ts';
import type { EditorState, SymbolTemplate, ToolId } from '#engine/edit/Tool.ts';
import type { Direction } from '#engine/grid/directions.ts';
import type { Cell, Grid, SolidColor } from '#engine/grid/grid.ts';
import type { CursorStep } from './cursor.ts';
import type { Document } from './document.ts';

/** All events a board accepts. */
export type BoardEvent =
  | BoardInput
  | { readonly type: 'history.undo' }
  | { readonly type: 'history.redo' }
  /** Restores the colors the puzzle came with, as one step that can be undone. */
  | { readonly type: 'history.restart' }
  /** Moves to the state after `step` steps of the history. */
  | { readonly type: 'history.jump'; readonly step: number }
  /**
   * Changes other parts of the document, such as the size of the grid or the title, as one step
   * that can be undone. Consecutive edits with the same session, such as the letters of a title,
   * are one step. The editor state may change along with it.
   */
  | {
      readonly type: 'document.edit';
      readonly change: Partial<Document & EditorState>;
      readonly session?: string;
    }
  /** Changes the selection, the clipboard or the visible layer. No step of the history. */
  | { readonly type: 'editor.change'; readonly change: Partial<EditorState> }
  /**
   * Copies the colors of a grid of the same size, such as a solution, as one step that can be
   * undone. Givens and final cells stay.
   */
  | { readonly type: 'colors.take'; readonly from: Grid }
  /**
   * Starts a trial: colors painted from now on, and colors that differ from the board `from`, are
   * tentative. Trials can be nested.
   */
  | { readonly type: 'trial.start'; readonly from?: Grid }
  | { readonly type: 'trial.keep' }
  | { readonly type: 'trial.drop' }
  /** Counts a hint. No step of the history, and never undone. */
  | { readonly type: 'hint.note' }
  | { readonly type: 'key.move'; readonly step: CursorStep }
  /** Moves the cursor by half a cell, for tools that act between cells. */
  | { readonly type: 'key.nudge'; readonly step: Direction }
  | {
      readonly type: 'key.paint';
      readonly button: 'primary' | 'secondary';
      readonly fill: boolean;
    }
  /** A key is held down: the cells the cursor crosses until `key.release` are one stroke. */
  | { readonly type: 'key.hold'; readonly button: 'primary' | 'secondary' }
  | { readonly type: 'key.release' }
  /** Toggles a mark of the player on the cursor's cell. */
  | { readonly type: 'key.mark'; readonly mark: MarkKind }
  | { readonly type: 'key.erase' }
  /** The keyboard focus is on a cell, so the cursor is shown. */
  | { readonly type: 'cursor.show'; readonly cell: Cell }
  | { readonly type: 'cursor.hide' }
  | { readonly type: 'tool.choose'; readonly tool: ToolId; readonly template?: SymbolTemplate }
  /** Switches between the mark tool and the color tool. */
  | { readonly type: 'marking.toggle' }
  /** Chooses the color, and switches from the mark tool to the color tool. */
  | { readonly type: 'color.choose'; readonly color: SolidColor }
  | { readonly type: 'fill.toggle' }
  | BoardVerdict;

/** The combined verdict of all clues of a grid. Ignored if the grid is no longer on the board. */
interface BoardVerdict {
  readonly type: 'verdict.found';
  readonly grid: Grid;
  readonly final: State;
}
