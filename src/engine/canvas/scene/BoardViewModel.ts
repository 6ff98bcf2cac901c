import type { OverlayCount } from '../../judging/countOverlay.ts';
import type { Judgement } from '../../clues/verdict.ts';
import type { Glyph } from '../../glyph/glyph.ts';
import type { Board } from '../../grid/board.ts';
import type { Givens } from '../../grid/colors.ts';
import type { Cell, Point } from '../../grid/grid.ts';
import type { BoardAssistance } from '../../picture/shownAssistance.ts';
import type { DrawnPreview, BoardHint } from '../../picture/drawnOverlays.ts';
import type { Contact } from '../../edit/BoardInput.ts';
import type { BoardTheme } from '../../picture/theme.ts';

/**
 * Every overlay of a board: drawings in addition to its cells and clues. Passed as one object from
 * the mode to the layers. Parts are compared by identity, and an equal part in a new object costs a
 * frame.
 */
export interface BoardOverlays {
  /** Highlighted cells: those of a clue of the legend. */
  readonly highlight?: readonly Cell[] | undefined;
  /** Drawings on cells, above the symbols. */
  readonly marks?: readonly BoardMark[] | undefined;
  /** Cells that foresight points at. */
  readonly foreseen?: readonly Cell[] | undefined;
  /** The current hint. */
  readonly hint?: BoardHint | null | undefined;
  /** Counts of the clues at the pointer, at the player's request. */
  readonly counts?: readonly OverlayCount[] | undefined;
  /** Preview of the selected tool. */
  readonly preview?: DrawnPreview | null | undefined;
  /** Results of the live assistant of the editor. */
  readonly assistant?: BoardAssistance | null | undefined;
  /** Cell of the last change once all is solved: the wave starts there. Null before. */
  readonly solvedFrom?: Cell | null | undefined;
}

/** Everything the board shows. The canvas is a function of it and of the time since it changed. */
export interface BoardViewModel extends BoardOverlays {
  readonly board: Board;
  readonly judgement: Judgement;
  /** Visibility of each symbol, by id, in the order of the grid's lists. */
  readonly visible: ReadonlyMap<string, readonly boolean[]>;
  /** Distinguishes givens from final cells; absent if every fixed cell is a given. */
  readonly givens?: Givens;
  /** Cells under an error mark: of rules and of symbols in error. */
  readonly errors: readonly Cell[];
  readonly theme: BoardTheme;
  /** Contact point of the last stroke: the paint of a change starts there. */
  readonly contact: Contact | null;
  /** Cell of the keyboard cursor while its ring is visible. */
  readonly focus: Cell | null;
  readonly settings: BoardSettings;
}

/** A drawing on a cell that is not a symbol of the puzzle, for trials and the solve path. */
export interface BoardMark {
  /** Unique among the marks of a board. */
  readonly key: string;
  readonly at: Point;
  readonly glyph: Glyph;
  /** Drawn faintly, so that symbols remain readable. */
  readonly isFaint: boolean;
}

/** The player's visual settings that affect the board. */
export interface BoardSettings {
  /** If off, every change shows at once. */
  readonly isAnimated: boolean;
  /** Neighboring tiles have a gap unless they are connected. */
  readonly separateTiles: boolean;
  /** Ghost cells beyond a wrapped rim. */
  readonly showGhosts: boolean;
}

/** Returns whether two views have identical parts. */
export function hasSameParts(view: BoardViewModel, last: BoardViewModel | null): boolean {
  if (last === null) return false;
  const parts = new Map<string, unknown>(Object.entries(last));
  const now = Object.entries(view);
  return now.length === parts.size && now.every(([name, part]) => parts.get(name) === part);
}
