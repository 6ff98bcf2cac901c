/** From this difference on, cards show two marks. */
const GREAT_DIFFERENCE = 2;

/**
 * The median rating, from the counts of ratings 1 to 10: the lower one of two middle ones. 0
 * without ratings.
 */
export function medianRating(counts: readonly number[]): number {
  const middle = counts.reduce((sum, count) => sum + count, 0) / 2;
  if (middle === 0) return 0;
  let below = 0;
  return counts.findIndex((count) => (below += count) >= middle) + 1;
}

/**
 * The difference of the median rating to the author's difficulty, as marks from -2 to 2. 0 if
 * either is missing.
 */
export function ratedDifference(designed: number, counts: readonly number[]): number {
  const rated = medianRating(counts);
  if (rated === 0 || designed === 0) return 0;
  const difference = rated - designed;
  return Math.sign(difference) * Math.min(Math.abs(difference), GREAT_DIFFERENCE);
}
