import { useEffect, useState } from 'react';
import type { Comment } from '#contract/comments.ts';
import type { PagedList } from '#ui/library/lists/usePagedList.ts';

/** Limit of comments loaded to find one: an address may contain any id. */
const MOST_READ = 600;

/**
 * Load earlier comments until the target of the address is there. Returns whether it does not
 * exist: ids grow with time, so the search ends at the first older id.
 */
export function useLoadComment(list: PagedList<Comment>, target: string | null): boolean {
  const { items, hasMore, isPending, isLoadingMore, hasFailedMore, failure, loadMore } = list;
  const oldest = items.at(-1)?.id;
  const isHere = target !== null && items.some(({ id }) => id === target);
  // A comment that is deleted after it was found does not count as missing.
  const [found, setFound] = useState<string | null>(null);
  if (isHere && found !== target) setFound(target);
  const isMissing =
    target !== null && !isHere && found !== target && !isPending && failure === null;
  const canBeEarlier = hasMore && items.length < MOST_READ;
  const isEarlier = isMissing && canBeEarlier && oldest !== undefined && target < oldest;
  useEffect(() => {
    if (isEarlier && !isLoadingMore && !hasFailedMore) loadMore();
  }, [isEarlier, isLoadingMore, hasFailedMore, loadMore]);
  return isMissing && !isEarlier;
}
