import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import { untilOwnerKnown } from '#ui/people/account/ownerKnown.ts';
import { SHELF_DRAFTS } from '#ui/saved/useDrafts.ts';
import { openSolve, type OpenedSolve } from '#ui/library/lists/openSolve.ts';
import { listDrafts, type DraftList } from '#ui/shared/platform/draftLists.ts';
import { solvesUnderWay } from '#ui/shared/platform/solveLists.ts';
import type { StoredSolve } from '#ui/shared/platform/storedSolve.ts';
import { featuredPuzzles, type FeaturedPuzzle } from './featuredPuzzles.ts';

/** A solve that can be continued. */
export interface SolveUnderWay extends OpenedSolve {
  readonly link: string;
  readonly spentMs: number;
}

export interface Home {
  readonly featured: readonly FeaturedPuzzle[];
  readonly underWay: readonly SolveUnderWay[];
  readonly drafts: DraftList;
}

/** Limit of unfinished solves: one row of cards. */
const MAX_UNDER_WAY = 3;

/** Data of the home page: puzzles with share links, unfinished solves, and drafts. */
export async function loadHome(): Promise<Home> {
  await untilOwnerKnown();
  const [featured, underWay, drafts] = await Promise.all([
    featuredPuzzles(),
    solvesUnderWay(MAX_UNDER_WAY, solveUnderWay),
    listDrafts(SHELF_DRAFTS),
  ]);
  const shown = [...underWay, ...drafts.drafts.map(({ document }) => document)];
  await Promise.all(shown.map(({ grid }) => loadDrawings(grid)));
  return { featured, underWay, drafts };
}

/** A saved solve for the home page; null if there is nothing to show. */
function solveUnderWay(solve: StoredSolve): SolveUnderWay | null {
  const opened = openSolve(solve);
  return opened && { ...opened, link: solve.address, spentMs: solve.spentMs };
}
