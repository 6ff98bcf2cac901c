import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  publishChecklist,
  type ChecklistItem,
  type SolverProof,
} from '#engine/puzzle/checklist.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useRestingGrid, useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import { useAccountAuthor } from '#ui/workspace/accountAuthor.ts';
import type { ChecklistFacts } from './checklistText.ts';

/** The conditions for publishing, and the facts that their texts depend on. */
export interface LiveChecklist extends ChecklistFacts {
  readonly items: readonly ChecklistItem[];
}

/**
 * The checklist of the puzzle on the board, whose colors are its solution. Items about cells update
 * at the end of a stroke.
 */
export function useChecklist(store: BoardStore, proof: SolverProof): LiveChecklist {
  const own = useSelector(store.actor, ({ context }) => context.metadata);
  const author = useAccountAuthor() ?? own.author;
  const metadata = useMemo(() => ({ ...own, author }), [own, author]);
  const isShown = useSelector(store.actor, ({ context }) => context.layer === 'solution');
  const grid = useRestingGrid(store);
  const verdict = useBoardSnapshot(store, ({ verdicts }) => verdicts.final);
  return useMemo(() => {
    // The verdicts of the store are for the board as shown. While the solution is hidden, the grid
    // is judged here.
    const final = isShown ? verdict : judge(boardOf(grid), null).final;
    return { metadata, grid, items: publishChecklist(metadata, grid, final, proof) };
  }, [metadata, grid, isShown, verdict, proof]);
}
