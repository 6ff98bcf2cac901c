import { useMemo } from 'react';
import type { RungLine } from '#engine/explain/Rung.ts';
import type { BoardHint } from '#engine/picture/drawnOverlays.ts';
import { drawHint } from '#engine/picture/drawHint.ts';
import type { HintMarks } from '#engine/picture/hintMarks.ts';
import { ghostDepth, NO_GHOSTS } from '#engine/picture/lattice.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import { useText } from '#ui/shared/texts/texts.ts';

/** The drawing of a rung for the board. The same object until its content changes. */
export function useHintView(
  store: BoardStore,
  marks: HintMarks | null,
  walked: RungLine | null,
): BoardHint | null {
  const t = useText();
  const board = useBoardSnapshot(store, (snapshot) => snapshot.board);
  const showGhosts = useSetting('visualizeWrapArounds');
  const ifWord = t('hints.if');
  return useMemo(() => {
    if (!marks) return null;
    const depth = showGhosts ? ghostDepth(board.topology) : NO_GHOSTS;
    const walkedMarks = walked && { cells: walked.cells, clue: walked.at ?? null };
    return drawHint(marks, { grid: board.grid, depth, walked: walkedMarks, ifWord });
  }, [marks, walked, board, showGhosts, ifWord]);
}
