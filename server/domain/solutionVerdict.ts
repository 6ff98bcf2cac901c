import { writeColors } from '#engine/solving/alternatives.ts';
import type { Grid } from '#engine/grid/grid.ts';

/** Number of solutions of a puzzle. */
type VerifiedState = 'unique' | 'several' | 'none' | 'unknown';

/** Result of a finished search for solutions. */
export interface SolutionVerdict {
  readonly state: VerifiedState;
  /** True if the only solution is the author's; null unless exactly one is known. */
  readonly isAuthors: boolean | null;
}

/**
 * The verdict on a puzzle that asks for a full coloring: `found` are its solutions, at most two.
 * `author` is the author's coloring, or null; `isAuthorRight` is true if the judge accepts it. If
 * search and judge contradict each other, the verdict is unknown.
 */
export function verdictOnColorings(
  found: readonly Grid[],
  author: Grid | null,
  isAuthorRight: boolean,
): SolutionVerdict {
  const [one, other] = found;
  if (other) return { state: 'several', isAuthors: null };
  if (!one) return { state: isAuthorRight ? 'unknown' : 'none', isAuthors: null };
  const isAuthors = author && writeColors(one) === writeColors(author);
  if (isAuthors === false && isAuthorRight) return { state: 'unknown', isAuthors: null };
  return { state: 'unique', isAuthors };
}

/**
 * The verdict on an underclued puzzle, which asks for exactly the colors that follow. `forced` has
 * them, or is null if no coloring satisfies the clues. Players must reach the author's coloring,
 * so:
 *
 * - `unique`: the author colored exactly the cells that follow.
 * - `several`: the author colored more, so some of those cells can also be colored otherwise.
 * - `none`: no coloring is right. The clues contradict each other or the author's colors, or a cell
 * that the author left open follows.
 */
export function verdictOnForced(forced: Grid | null, author: Grid | null): SolutionVerdict {
  if (!forced) return { state: 'none', isAuthors: null };
  if (!author) return { state: 'unique', isAuthors: null };
  const pairs = author.tiles.flatMap(({ exists, color }, cell) =>
    exists ? [{ color, follows: forced.tiles[cell]?.color ?? 'gray' }] : [],
  );
  if (pairs.every(({ color, follows }) => color === follows)) {
    return { state: 'unique', isAuthors: true };
  }
  const isMoreOnly = pairs.every(({ color, follows }) => follows === 'gray' || follows === color);
  return { state: isMoreOnly ? 'several' : 'none', isAuthors: false };
}
