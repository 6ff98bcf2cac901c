import type { LegendRow } from '#engine/judging/legend.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { useBoardSnapshot } from '../store/useBoardSnapshot.ts';

/** The rows of the legend with their live states. */
export function useLegend(store: BoardStore): readonly LegendRow[] {
  return useBoardSnapshot(store, ({ legend }) => legend);
}
