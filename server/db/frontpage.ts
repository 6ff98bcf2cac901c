import { and, desc, eq, isNull } from 'drizzle-orm';
import type { CollectionBrief, PuzzleBrief } from '#contract/shapes.ts';
import { collectionBrief, puzzleBrief, selectCollections, selectPuzzles } from './briefs.ts';
import type { Db } from './Db.ts';
import { memoizeFor } from './memoizeFor.ts';
import { collections } from './schema/collections.ts';
import { puzzles, STATUS } from './schema/puzzles.ts';

const REMEMBER_MS = 10_000;
const SHOWN = 8;

/** New content of the site for visitors. */
interface Frontpage {
  readonly newestPuzzles: PuzzleBrief[];
  readonly newestCollections: CollectionBrief[];
}

/** Reads the front page, cached for ten seconds. */
export function createFrontpageReader(db: Db): () => Promise<Frontpage> {
  const remember = memoizeFor<Frontpage>(REMEMBER_MS, 1);
  return () => remember('', () => findNewest(db));
}

async function findNewest(db: Db): Promise<Frontpage> {
  const [puzzleRows, collectionRows] = await Promise.all([
    selectPuzzles(db, null)
      .where(eq(puzzles.status, STATUS.public))
      .orderBy(desc(puzzles.publishedAt), desc(puzzles.id))
      .limit(SHOWN),
    // Automatic ones are left out: every new account has some.
    selectCollections(db)
      .where(and(eq(collections.status, STATUS.public), isNull(collections.autoPopulate)))
      .orderBy(desc(collections.createdAt), desc(collections.id))
      .limit(SHOWN),
  ]);
  return {
    newestPuzzles: puzzleRows.map(puzzleBrief),
    newestCollections: collectionRows.map(collectionBrief),
  };
}
