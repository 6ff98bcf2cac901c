import { parseGridText } from '#engine/codec/gridText.ts';
import { Hints, type Hint, type HintBoard } from '#engine/explain/Hints.ts';
import { rate, type Rating } from '#engine/explain/rate.ts';
import type { ColoredCell } from '#engine/explain/Step.ts';
import { walkthrough, type WalkEnd, type WalkStep } from '#engine/explain/walkthrough.ts';
import type { Grid } from '#engine/grid/grid.ts';

/** What comes next in a walkthrough. */
export type WalkNews = { readonly step: WalkStep } | { readonly end: WalkEnd };

/** What the worker does: one puzzle in; hints for its boards out, all its steps, its rating. */
export interface RemoteExplainer {
  /** The puzzle from now on, as grid text; throws for a text that is none. */
  open(puzzle: string): void;
  hint(board: HintBoard): Hint;
  obvious(board: HintBoard): readonly ColoredCell[];
  /** The next step of how a player would solve it. Not to be asked after the end. */
  walk(): WalkNews;
  /** How hard it is; null where there are no hints. */
  rate(): Rating | null;
}

const now = () => performance.now();

/** What was made of the puzzle so far. */
interface Opened {
  readonly puzzle: Grid;
  readonly hints: Hints;
  readonly walk: ReturnType<typeof walkthrough>;
}

/** What explains puzzles, in whatever thread it is made. */
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
  };
}
