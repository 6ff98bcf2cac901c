import type { Text } from '#texts/message.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { parseGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { clearToGivens } from '#engine/grid/reset.ts';
import type { SolverProof } from '#engine/puzzle/checklist.ts';
import type { solverMachine } from '#machines/solverMachine.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { changeInWords } from './changeInWords.ts';
import { usePuzzle } from './usePuzzle.ts';
import { puzzleText, type SolverRun } from './useSolverRun.ts';

/** The proof that a run gives for its puzzle. */
function proofOf({ value, context }: SnapshotFrom<typeof solverMachine>): SolverProof {
  if (value === 'unsolvable') return 'unsolvable';
  const isWhole = context.solutions.every(({ tiles }) =>
    tiles.every(({ exists, color }) => !exists || color !== 'gray'),
  );
  if (!isWhole) return 'unknown'; // a partial solution proves nothing
  if (value === 'only') return 'unique';
  return value === 'many' ? 'many' : 'unknown';
}

/** The proof for the puzzle that is on the board. */
export function useSolverProof(run: SolverRun, store: BoardStore): SolverProof {
  const proof = useSelector(run, proofOf);
  const asked = useSelector(run, ({ context }) => context.request.grid);
  const text = usePuzzleText(usePuzzle(store));
  return asked === text ? proof : 'unknown';
}

/** The change of the puzzle since the start of a run; null while it is the same. */
export function useChangeSince(run: SolverRun, puzzle: Grid): Text | null {
  const asked = useSelector(run, ({ context }) => context.request.grid);
  const text = usePuzzleText(puzzle);
  return useMemo(() => {
    if (asked === text || asked === '') return null;
    const before = parseGridText(asked);
    return before.ok ? changeInWords(before.value, clearToGivens(puzzle)) : null;
  }, [asked, text, puzzle]);
}

function usePuzzleText(puzzle: Grid): string {
  return useMemo(() => puzzleText(puzzle), [puzzle]);
}
