import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  publishChecklist,
  type ChecklistItem,
  type SolverProof,
} from '#engine/puzzle/checklist.ts';
import type { BoardStore } from '../../store/boardStore.ts';
import { useBoardSnapshot } from '../../store/useBoardSnapshot.ts';
import type { ChecklistFacts } from './checklistText.ts';

/** What has to be done before a puzzle can be published, and what the words for it depend on. */
export interface LiveChecklist extends ChecklistFacts {
  readonly items: readonly ChecklistItem[];
}

/** The checklist of the puzzle on the board, whose colors are its solution. */
export function useChecklist(store: BoardStore, proof: SolverProof): LiveChecklist {
  const metadata = useSelector(store.actor, ({ context }) => context.metadata);
  const grid = useBoardSnapshot(store, ({ board }) => board.grid);
  const final = useBoardSnapshot(store, ({ verdicts }) => verdicts.final);
  return useMemo(
    () => ({ metadata, grid, items: publishChecklist(metadata, grid, final, proof) }),
    [metadata, grid, final, proof],
  );
}
