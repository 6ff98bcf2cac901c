import type { BoardInput } from '#engine/edit/BoardInput.ts';
import type { State } from '#engine/clues/verdict.ts';
import type { MarkKind } from '#engine/edit/cellMarks.ts';
import type { Desk, Stamp, ToolId } from '#engine/edit/Tool.ts';
import type { Direction } from '#engine/grid/directions.ts';
import type { Cell, Grid, SolidColor } from '#engine/grid/grid.ts';
import type { CursorStep } from './cursor.ts';
import type { Document } from './document.ts';

/** Everything a player can do to a board. */
export type BoardEvent =
  | BoardInput
  | { readonly type: 'history.undo' }
  | { readonly type: 'history.redo' }
  /** Back to the colors the puzzle came with, as one step that can be undone. */
  | { readonly type: 'history.restart' }
  /** To the board after so many steps, by undoing or redoing what lies between. */
  | { readonly type: 'history.jump'; readonly step: number }
  /**
   * Other parts of the document, such as a grid of another size or a new title, as one step that
   * can be undone. Edits in a row with the same session, such as the letters of a title, are one
   * step together. The desk may change with it.
   */
  | {
      readonly type: 'document.edit';
      readonly change: Partial<Document & Desk>;
      readonly session?: string;
    }
  /** What an author has chosen, copied or looks at. No step of the history. */
  | { readonly type: 'desk.change'; readonly change: Partial<Desk> }
  /**
   * The colors of a grid of the same size, such as a solution, as one step that can be undone.
   * Givens stay, and what is final.
   */
  | { readonly type: 'colors.take'; readonly from: Grid }
  /**
   * What is painted from here on, or is not on the board `from`, is only tried. Trials may begin
   * within trials.
   */
  | { readonly type: 'trial.start'; readonly from?: Grid }
  | { readonly type: 'trial.keep' }
  | { readonly type: 'trial.drop' }
  /** A hint was taken: no step of the history, and never taken back. */
  | { readonly type: 'hint.note' }
  | { readonly type: 'key.move'; readonly step: CursorStep }
  /** Half a cell on, where places between cells mean something. */
  | { readonly type: 'key.nudge'; readonly step: Direction }
  | {
      readonly type: 'key.paint';
      readonly button: 'primary' | 'secondary';
      readonly fill: boolean;
    }
  /** A key is held: what the cursor crosses until `key.release` is one stroke. */
  | { readonly type: 'key.hold'; readonly button: 'primary' | 'secondary' }
  | { readonly type: 'key.release' }
  /** Set a mark of one's own on the keyboard's cell, or take it away. */
  | { readonly type: 'key.mark'; readonly mark: MarkKind }
  | { readonly type: 'key.erase' }
  /** The keyboard is at a cell, and its place is to be seen. */
  | { readonly type: 'cursor.show'; readonly cell: Cell }
  | { readonly type: 'cursor.hide' }
  | { readonly type: 'tool.choose'; readonly tool: ToolId; readonly stamp?: Stamp }
  /** Take the tool for marks in hand, or put it away. */
  | { readonly type: 'marking.toggle' }
  /** Takes the tool for colors in hand where that for marks was. */
  | { readonly type: 'color.choose'; readonly color: SolidColor }
  | { readonly type: 'fill.toggle' }
  | BoardVerdict;

/**
 * What the clues of a grid say together. One about a grid that is no longer on the board is
 * ignored.
 */
interface BoardVerdict {
  readonly type: 'verdict.found';
  readonly grid: Grid;
  readonly final: State;
}
