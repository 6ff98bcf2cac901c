import type { LegendRow } from '#engine/judging/legend.ts';
import type { BoardFeed } from './boardFeed.ts';
import { useBoardNews } from './useBoardNews.ts';

/** The rows of the legend with their live states. */
export function useLegend(feed: BoardFeed): readonly LegendRow[] {
  return useBoardNews(feed, ({ legend }) => legend);
}
