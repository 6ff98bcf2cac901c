import type { LegendRow } from '#engine/judging/legend.ts';
import type { BoardFeed } from '../store/boardStore.ts';
import { useBoardNews } from '../store/useBoardSnapshot.ts';

/** The rows of the legend with their live states. */
export function useLegend(feed: BoardFeed): readonly LegendRow[] {
  return useBoardNews(feed, ({ legend }) => legend);
}
