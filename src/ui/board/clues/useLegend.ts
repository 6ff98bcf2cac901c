import type { LegendRow } from '#engine/judging/legend.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useBoardSnapshot } from '#ui/board/useBoardSnapshot.ts';

/** The rows of the legend with their live states. */
export function useLegend(store: BoardStore): readonly LegendRow[] {
  return useBoardSnapshot(store, ({ legend }) => legend);
}
