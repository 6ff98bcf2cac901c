/** From this difference on there are two marks. */
const GREAT_DIFFERENCE = 2;

/**
 * The median of ratings, from how many gave 1 to 10 each; between two of them the lower one. 0
 * where nobody rated.
 */
export function medianRating(counts: readonly number[]): number {
  const middle = counts.reduce((sum, count) => sum + count, 0) / 2;
  if (middle === 0) return 0;
  let below = 0;
  return counts.findIndex((count) => (below += count) >= middle) + 1;
}

/**
 * How much harder players find a puzzle than its author: -2 to 2, as many marks as that. 0 where
 * one of them did not say.
 */
export function ratedDifference(designed: number, counts: readonly number[]): number {
  const rated = medianRating(counts);
  if (rated === 0 || designed === 0) return 0;
  const difference = rated - designed;
  return Math.sign(difference) * Math.min(Math.abs(difference), GREAT_DIFFERENCE);
}
