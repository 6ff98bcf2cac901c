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
/** All tools: `mark` notes something on cells, beside the grid. */
export type ToolId = GridTool | 'mark';

/** Which of its two effects a tool has: that of the primary or of the secondary button. */
export type PressButton = 'primary' | 'secondary';

/** The symbol that the tool for symbols places. */
export interface SymbolTemplate {
  readonly id: string;
  /** Null for a new symbol with the values of its kind. */
  readonly params: Params | null;
}

/**
 * What an author looks at and paints: the solution, or the puzzle as players get it, whose only
 * colors are givens.
 */
export type AuthorLayer = 'solution' | 'puzzle';

/** What the clipboard tool holds, and where it is with it. */
export interface Clip {
  /** What was copied or cut last, or taken from the system's clipboard; null for nothing yet. */
  readonly held: Grid | null;
  readonly stage:
    | { readonly kind: 'none' }
    /** The first corner of what is to be copied was pressed. */
    | { readonly kind: 'corner'; readonly cell: Cell }
    /** What was copied last stands here. */
    | { readonly kind: 'chosen'; readonly rectangle: Rectangle }
    /** Presses paste what is held. */
    | { readonly kind: 'pasting' };
}

/** An author's selection, clipboard and visible layer: not part of the document or its history. */
export interface EditorState {
  /** What is chosen, to be configured; null for nothing. */
  readonly selection: Selection | null;
  readonly clip: Clip;
  readonly layer: AuthorLayer;
}

/** Nothing chosen, nothing copied. */
export const EMPTY_EDITOR_STATE: EditorState = {
  selection: null,
  clip: { held: null, stage: { kind: 'none' } },
  layer: 'solution',
};

/** What tools work on. */
export interface Workpiece extends EditorState {
  readonly grid: Grid;
}

/** A press on a cell, before anybody knows what it does. */
export interface ToolPress {
  readonly cell: Cell;
  /** In cells from the top-left corner of the grid. */
  readonly at: Point;
  readonly button: PressButton;
  /** The color of this button. */
  readonly color: SolidColor;
  /** The symbol in hand. */
  readonly template: SymbolTemplate | null;
}

/** A piece of the way of a stroke, in cells from the top-left corner of the grid. */
export interface ToolTrack {
  /** Every cell it entered, in order. */
  readonly cells: readonly Cell[];
  readonly from: Point;
  readonly to: Point;
}

/** What differs of the workpiece afterwards. */
export type ToolChange = Partial<Workpiece>;

/** What a press began. */
export interface ToolStroke {
  readonly change: ToolChange;
  /** What the rest of the stroke changes; absent where it changes nothing. */
  readonly follow?: (work: Workpiece, track: ToolTrack) => ToolChange;
}

/** A tool for grids. It computes, and keeps nothing: the workpiece is with the board machine. */
export interface Tool {
  readonly id: GridTool;
  /** Null where a press does nothing. */
  press(work: Workpiece, press: ToolPress, rights: EditRights): ToolStroke | null;
  /** What the key for taking away does; absent where it takes colors. */
  erase?(work: Workpiece, press: ToolPress): ToolChange | null;
  /** The press means points between cells too, so that a stroke is told of every point. */
  readonly isFine?: boolean;
  /** It is used again on the same cell, so that a second quick tap is no look at the view. */
  readonly isTapped?: boolean;
}
