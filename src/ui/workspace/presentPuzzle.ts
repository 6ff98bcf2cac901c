import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { puzzleFromDocument, type Document } from '#machines/document.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';

/** The document on a board as it is now, in the middle of a stroke as it was before. */
function presentDocument({ actor }: Pick<BoardStore, 'actor'>): Document {
  const { grid, solution, metadata, stroke } = actor.getSnapshot().context;
  if (!stroke) return { grid, solution, metadata };
  const { base } = stroke;
  return { grid: base.grid, solution: base.solution, metadata: base.metadata };
}

/** The puzzle in the making as it is now, to be shared, printed or saved as a file. */
export function presentPuzzle(store: Pick<BoardStore, 'actor'>): Puzzle {
  return puzzleFromDocument(presentDocument(store));
}
