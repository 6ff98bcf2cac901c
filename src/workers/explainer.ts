import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import { Hints, type Hint, type HintBoard } from '#engine/explain/Hints.ts';
import { isComplete } from '#engine/explain/mistake.ts';
import { rate, type Rating } from '#engine/explain/rate.ts';
import { solvedForHints } from '#engine/explain/solvedForHints.ts';
import type { ColoredCell } from '#engine/explain/Step.ts';
import { walkthrough, type WalkEnd, type WalkStep } from '#engine/explain/walkthrough.ts';
import type { Grid } from '#engine/grid/grid.ts';

/** The next result of a walkthrough. */
export type WalkUpdate = { readonly step: WalkStep } | { readonly end: WalkEnd };

/**
 * The interface of the worker: it opens one puzzle, and computes hints for its boards, its
 * walkthrough and its rating.
 */
export interface RemoteExplainer {
  /** Set the puzzle, as grid text; throws for an invalid text. */
  open(puzzle: string): void;
  hint(board: HintBoard): Hint;
  obvious(board: HintBoard): readonly ColoredCell[];
  /** The next step of a player's solution path. Must not be called after the end. */
  walk(): WalkUpdate;
  /** The difficulty rating; null if there are no hints. */
  rate(): Rating | null;
  /** The only solution, as grid text; null if there is none, or it is not found within seconds. */
  solution(): string | null;
}

const now = () => performance.now();

/** Time after which a puzzle counts as not solved. */
const SOLVE_MS = 8000;

/** The open puzzle and the state computed for it. */
interface Opened {
  readonly puzzle: Grid;
  readonly hints: Hints;
  readonly walk: ReturnType<typeof walkthrough>;
}

/** Creates an explainer in the current thread. */
export function createExplainer(): RemoteExplainer {
  let opened: Opened | null = null;
  const current = (): Opened => {
    if (!opened) throw new Error('no puzzle is open');
    return opened;
  };
  return {
    open(text) {
      const grid = parseGridText(text);
      if (!grid.ok) throw new Error(`this text is no grid: ${grid.error.code}`);
      const puzzle = grid.value;
      opened = { puzzle, hints: new Hints(puzzle, now), walk: walkthrough(puzzle, now) };
    },
    hint: (board) => current().hints.hint(board),
    obvious: (board) => current().hints.obvious(board),
    walk() {
      const { done, value } = current().walk.next();
      return done ? { end: value } : { step: value };
    },
    rate: () => rate(current().puzzle),
    solution() {
      const start = now();
      const solved = solvedForHints(current().puzzle, () => now() - start >= SOLVE_MS);
      const found = solved.type === 'solved' ? solved.solution : null;
      return found && isComplete(found) ? writeGridText(found) : null;
    },
  };
}
