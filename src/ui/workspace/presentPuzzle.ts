import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { puzzleFromDocument, type Document } from '#machines/document.ts';
import { accountAuthor } from './accountAuthor.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';

/** The current document of a board; during a stroke, the document before it. */
function presentDocument({ actor }: Pick<BoardStore, 'actor'>): Document {
  const { grid, solution, metadata, stroke } = actor.getSnapshot().context;
  if (!stroke) return { grid, solution, metadata };
  const { base } = stroke;
  return { grid: base.grid, solution: base.solution, metadata: base.metadata };
}

/**
 * The current puzzle of the editor, for sharing, printing and saving as a file. Its author is the
 * signed-in account, as on the site.
 */
export function presentPuzzle(store: Pick<BoardStore, 'actor'>): Puzzle {
  const puzzle = puzzleFromDocument(presentDocument(store));
  return { ...puzzle, author: accountAuthor() ?? puzzle.author };
}
