import { useEffect, useState } from 'react';
import type { Comment } from '#contract/comments.ts';
import type { PagedList } from '#ui/library/lists/usePagedList.ts';

/** So many are read to find one: an address can name any time, and anybody can write one. */
const MOST_READ = 600;

/**
 * Reads earlier comments until the one is there that somebody was led to. Returns whether it was
 * not found: ids grow with time, so that it would be among those that are read.
 */
export function useWanted(list: PagedList<Comment>, wanted: string | null): boolean {
  const { items, hasMore, isPending, isLoadingMore, hasFailedMore, failure, loadMore } = list;
  const oldest = items.at(-1)?.id;
  const isHere = wanted !== null && items.some(is(wanted));
  // Once it was there it was found, also if it is deleted then.
  const [found, setFound] = useState<string | null>(null);
  if (isHere && found !== wanted) setFound(wanted);
  const isMissing =
    wanted !== null && !isHere && found !== wanted && !isPending && failure === null;
  const canBeEarlier = hasMore && items.length < MOST_READ;
  const isEarlier = isMissing && canBeEarlier && oldest !== undefined && wanted < oldest;
  useEffect(() => {
    if (isEarlier && !isLoadingMore && !hasFailedMore) loadMore();
  }, [isEarlier, isLoadingMore, hasFailedMore, loadMore]);
  return isMissing && !isEarlier;
}

function is(wanted: string) {
  return ({ id }: Comment) => id === wanted;
}
