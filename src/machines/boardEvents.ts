import type { BoardInput } from '#engine/canvas/input/BoardInput.ts';
import type { Cell, Grid, SolidColor } from '#engine/grid/grid.ts';
import type { CursorStep } from './cursor.ts';

/** Everything a player can do to a board. */
export type BoardEvent =
  | BoardInput
  | { readonly type: 'history.undo' }
  | { readonly type: 'history.redo' }
  /** Back to the colors the puzzle came with, as one step that can be undone. */
  | { readonly type: 'history.restart' }
  /** The colors of a grid of the same size, such as a solution, as one step that can be undone. Givens stay. */
  | { readonly type: 'colors.take'; readonly from: Grid }
  /** To the board after so many steps, by undoing or redoing what lies between. */
  | { readonly type: 'history.jump'; readonly step: number }
  /** What is painted from here on is only tried. Trials may begin within trials. */
  | { readonly type: 'trial.start' }
  | { readonly type: 'trial.keep' }
  | { readonly type: 'trial.drop' }
  | { readonly type: 'key.move'; readonly step: CursorStep }
  | {
      readonly type: 'key.paint';
      readonly button: 'primary' | 'secondary';
      readonly fill: boolean;
    }
  | { readonly type: 'key.erase' }
  /** The keyboard is at a cell, and its place is to be seen. */
  | { readonly type: 'cursor.show'; readonly cell: Cell }
  | { readonly type: 'cursor.hide' }
  | { readonly type: 'color.choose'; readonly color: SolidColor }
  | { readonly type: 'fill.toggle' };
