import { expose } from 'comlink';
import { parseGridText } from '#engine/codec/gridText.ts';
import { Hints, type Hint, type HintBoard } from '#engine/explain/Hints.ts';
import type { ColoredCell } from '#engine/explain/Step.ts';

/** What the worker does: boards of one puzzle in, hints out. */
export interface RemoteHints {
  /** The puzzle from now on, as grid text; throws for a text that is none. */
  open(puzzle: string): void;
  hint(board: HintBoard): Hint;
  obvious(board: HintBoard): readonly ColoredCell[];
}

let hints: Hints | null = null;

function opened(): Hints {
  if (!hints) throw new Error('no puzzle is open');
  return hints;
}

const remote: RemoteHints = {
  open(puzzle) {
    const grid = parseGridText(puzzle);
    if (!grid.ok) throw new Error(`this text is no grid: ${grid.error.code}`);
    hints = new Hints(grid.value, () => performance.now());
  },
  hint: (board) => opened().hint(board),
  obvious: (board) => opened().obvious(board),
};

expose(remote);
