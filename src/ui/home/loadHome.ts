import { encodeShare } from '#engine/codec/share.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { writePuzzle } from '#engine/codec/envelope.ts';
import { browserCompression } from '../platform/compress.ts';
import { BUILT_IN_PUZZLES } from './builtInPuzzles.ts';

/** A puzzle on the home page, and the address that opens it. */
export interface FeaturedPuzzle {
  readonly puzzle: Puzzle;
  readonly link: string;
}

/** The puzzles of the home page, with links like those that players share. */
export function loadHome(): Promise<FeaturedPuzzle[]> {
  return Promise.all(BUILT_IN_PUZZLES.map(featured));
}

async function featured(puzzle: Puzzle): Promise<FeaturedPuzzle> {
  const data = await encodeShare(writePuzzle(puzzle), browserCompression);
  return { puzzle, link: `/solve?d=${encodeURIComponent(data)}` };
}
