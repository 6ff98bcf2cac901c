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
import { useRestingGrid } from '#ui/board/restingGrid.ts';
import { useBoardSnapshot } from '#ui/board/useBoardSnapshot.ts';
import type { ChecklistFacts } from './checklistText.ts';

/** What has to be done before a puzzle can be published, and what the words for it depend on. */
export interface LiveChecklist extends ChecklistFacts {
  readonly items: readonly ChecklistItem[];
}

/**
 * The checklist of the puzzle on the board, whose colors are its solution. What it says of the
 * cells waits for the end of a stroke.
 */
export function useChecklist(store: BoardStore, proof: SolverProof): LiveChecklist {
  const metadata = useSelector(store.actor, ({ context }) => context.metadata);
  const isShown = useSelector(store.actor, ({ context }) => context.layer === 'solution');
  const grid = useRestingGrid(store);
  const verdict = useBoardSnapshot(store, ({ verdicts }) => verdicts.final);
  return useMemo(() => {
    // Seen without its solution, the board is judged without it too.
    const final = isShown ? verdict : judge(boardOf(grid), null).final;
    return { metadata, grid, items: publishChecklist(metadata, grid, final, proof) };
  }, [metadata, grid, isShown, verdict, proof]);
}
