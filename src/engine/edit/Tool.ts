import type { Cell, Grid, Params, Point, SolidColor } from '../grid/grid.ts';
import type { Rectangle } from './clipboard.ts';
import type { Selection } from './selection.ts';
import type { EditRights } from './stroke.ts';

/** The tools whose strokes change the grid. */
export type GridTool =
  | 'color'
  | 'tile'
  | 'row'
  | 'column'
  | 'merge'
  | 'clip'
  | 'zone'
  | 'symbol'
  | 'control'
  | 'note';
/** All tools. `mark` changes the player's marks, not the grid. */
export type ToolId = GridTool | 'mark';

/** The button of a press, which selects one of the two effects of a tool. */
export type PressButton = 'primary' | 'secondary';

/** The symbol that the symbol tool places. */
export interface SymbolTemplate {
  readonly id: string;
  /** Null for a new symbol with default parameters. */
  readonly params: Params | null;
  /** Parameters that new symbols share with the last one, such as its number. */
  readonly last?: Params;
  /** The color given to a cell with the symbol; absent if the cell stays as it is. */
  readonly given?: SolidColor;
}

/**
 * The layer an author sees and paints: the solution, or the puzzle as players get it, whose only
 * colors are givens.
 */
export type AuthorLayer = 'solution' | 'puzzle';

/** The content and the stage of the clipboard tool. */
export interface Clip {
  /** The last grid copied or cut, or pasted from the system clipboard; null for none. */
  readonly held: Grid | null;
  readonly stage:
    | { readonly kind: 'none' }
    /** The first corner of the area to copy was pressed. */
    | { readonly kind: 'corner'; readonly cell: Cell }
    /** The copied area is still selected. */
    | { readonly kind: 'chosen'; readonly rectangle: Rectangle }
    /** Presses paste the held grid. */
    | { readonly kind: 'pasting' };
}

/** An author's selection, clipboard and visible layer: not part of the document or its history. */
export interface EditorState {
  /** The selected thing, to be configured; null for none. */
  readonly selection: Selection | null;
  readonly clip: Clip;
  readonly layer: AuthorLayer;
}

/** No selection and an empty clipboard. */
export const EMPTY_EDITOR_STATE: EditorState = {
  selection: null,
  clip: { held: null, stage: { kind: 'none' } },
  layer: 'solution',
};

/** The input of tools. */
export interface Workpiece extends EditorState {
  readonly grid: Grid;
}

/** A press on a cell, before its tool interprets it. */
export interface ToolPress {
  readonly cell: Cell;
  /** The point in cells from the top-left corner of the grid. */
  readonly at: Point;
  readonly button: PressButton;
  /** The color of this button. */
  readonly color: SolidColor;
  /** True if a modifier asks for a copy of what the press moves. */
  readonly isCopy?: boolean;
  /** The symbol to place. */
  readonly template: SymbolTemplate | null;
}

/** A segment of a stroke, in cells from the top-left corner of the grid. */
export interface ToolTrack {
  /** Every cell it entered, in order. */
  readonly cells: readonly Cell[];
  readonly from: Point;
  readonly to: Point;
}

/** The changed properties of the workpiece. */
export type ToolChange = Partial<Workpiece>;

/** The result of a press. */
export interface ToolStroke {
  readonly change: ToolChange;
  /** Computes the changes of the rest of the stroke; absent if it changes nothing. */
  readonly follow?: (work: Workpiece, track: ToolTrack) => ToolChange;
}

/** A tool for grids. It only computes: the board machine stores the workpiece. */
export interface Tool {
  readonly id: GridTool;
  /** Null if a press does nothing. */
  press(work: Workpiece, press: ToolPress, rights: EditRights): ToolStroke | null;
  /** The effect of the erase key; absent if it erases colors. */
  erase?(work: Workpiece, press: ToolPress): ToolChange | null;
  /** Presses mean points between cells too, so the stroke reports every point. */
  readonly isFine?: boolean;
  /** Used repeatedly on the same cell, so two quick taps are no double tap that moves the view. */
  readonly isTapped?: boolean;
}
