import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { encodeShare } from '#engine/codec/share.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { browserCompression } from '#ui/shared/platform/compress.ts';
import { puzzleKey } from '#ui/shared/platform/sha256.ts';
import { solvedKeys } from '#ui/shared/platform/solveStore.ts';
import { translator } from '#ui/shared/texts/texts.ts';
import { builtInPuzzles } from './builtInPuzzles.ts';

/** A puzzle that comes with the product, and the address that opens it. */
export interface FeaturedPuzzle {
  readonly puzzle: Puzzle;
  readonly link: string;
  /** Whether it was ever solved in this browser. */
  readonly isSolved: boolean;
}

/**
 * The built-in puzzles in the language in force, easiest first, with links as players share them.
 */
export async function featuredPuzzles(): Promise<readonly FeaturedPuzzle[]> {
  const solved = await solvedKeys();
  const puzzles = builtInPuzzles(translator.current());
  return await Promise.all(puzzles.map((puzzle) => featuredPuzzle(puzzle, solved)));
}

/**
 * The next built-in puzzle that was not solved yet, after the one at an address of a solve page and
 * then from the first; to be solved as the one there was. Null when none is left.
 */
export async function nextPuzzle(address: string): Promise<FeaturedPuzzle | null> {
  return nextUnsolved(await featuredPuzzles(), address);
}

/** As `nextPuzzle`, of a list. */
export function nextUnsolved(
  puzzles: readonly FeaturedPuzzle[],
  address: string,
): FeaturedPuzzle | null {
  const at = new URLSearchParams(address.slice(address.indexOf('?'))).get('d');
  const now = puzzles.findIndex(({ link }) => link === `/solve?d=${encodeURIComponent(at ?? '')}`);
  const later = [...puzzles.slice(now + 1), ...puzzles.slice(0, Math.max(0, now))];
  const next = later.find(({ isSolved }) => !isSolved);
  if (!next) return null;
  const isPerfection = address.startsWith('/perfection');
  return isPerfection ? { ...next, link: next.link.replace('/solve', '/perfection') } : next;
}

async function featuredPuzzle(
  puzzle: Puzzle,
  solved: ReadonlySet<string>,
): Promise<FeaturedPuzzle> {
  const data = await encodeShare(writePuzzle(puzzle), browserCompression);
  return {
    puzzle,
    link: `/solve?d=${encodeURIComponent(data)}`,
    isSolved: solved.has(await puzzleKey(puzzle.grid)),
  };
}
