import type { OverlayCount } from '../../judging/countOverlay.ts';
import type { Judgement } from '../../clues/judgement.ts';
import type { Glyph } from '../../glyph/glyph.ts';
import type { Board } from '../../grid/board.ts';
import type { Givens } from '../../grid/givens.ts';
import type { Cell, Point } from '../../grid/grid.ts';
import type { BoardAssistance } from '../../picture/shownAssistance.ts';
import type { DrawnPreview } from '../../picture/DrawnPreview.ts';
import type { BoardHint } from '../../picture/BoardHint.ts';
import type { Contact } from '../../edit/Contact.ts';
import type { BoardTheme } from './theme.ts';

/** Everything the board shows. The canvas is a function of it and of the time since it changed. */
export interface BoardViewModel {
  readonly board: Board;
  readonly judgement: Judgement;
  /** Which symbols are drawn, by id, in the order of the grid's lists. */
  readonly visible: ReadonlyMap<string, readonly boolean[]>;
  /** Tells givens from cells that became final; absent where every fixed cell is a given. */
  readonly givens?: Givens;
  /** Cells under an error mark: of rules and of symbols in error. */
  readonly errors: readonly Cell[];
  readonly theme: BoardTheme;
  /** Where the last stroke touched the board: paint of a change starts there. */
  readonly contact: Contact | null;
  /** Cell with the keyboard focus, when it is to be seen. */
  readonly focus: Cell | null;
  /** Cell of the last change when all is solved: the wave starts there. */
  readonly solvedFrom: Cell | null;
  /** Cells to highlight: what a clue of the legend concerns. */
  readonly highlight: readonly Cell[];
  /**
   * Drawings that play adds to cells, above the symbols; absent for none. The same object while
   * nothing in it changes.
   */
  readonly marks?: readonly BoardMark[];
  /** Cells that foresight points at; absent for none. */
  readonly foreseen?: readonly Cell[];
  /** What a hint shows; absent for nothing. The same object while nothing in it changes. */
  readonly hint?: BoardHint | null;
  /** What the clues at the pointer count, while the player requests it; absent for nothing. */
  readonly counts?: readonly OverlayCount[];
  /** What the chosen tool would do; absent for nothing. */
  readonly preview?: DrawnPreview | null;
  /**
   * What the live assistant of the editor shows; absent for nothing. The same object while nothing
   * in it changes.
   */
  readonly assistant?: BoardAssistance | null;
  readonly settings: BoardSettings;
}

/** A drawing on a cell that is no symbol of the puzzle, as for trials and the solve path. */
export interface BoardMark {
  /** Differs from that of all others. */
  readonly key: string;
  readonly at: Point;
  readonly glyph: Glyph;
  /** Drawn faintly, so that symbols stay clear. */
  readonly isFaint: boolean;
}

/** The player's visual settings as far as the board cares. */
export interface BoardSettings {
  /** If off, every change shows at once. */
  readonly isAnimated: boolean;
  /** Neighboring tiles stay apart unless they are connected. */
  readonly separateTiles: boolean;
  /** Ghost cells beyond a wrapped rim. */
  readonly showGhosts: boolean;
}

/** Whether two views show the same, part by part. */
export function hasSameParts(view: BoardViewModel, last: BoardViewModel | null): boolean {
  if (last === null) return false;
  const parts = new Map<string, unknown>(Object.entries(last));
  const now = Object.entries(view);
  return now.length === parts.size && now.every(([name, part]) => parts.get(name) === part);
}
