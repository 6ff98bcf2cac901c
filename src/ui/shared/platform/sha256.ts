import { canonicalText, CHECKSUM_PREFIX, type Sha256 } from '#engine/codec/checksum.ts';
import { toUtf8 } from '#engine/text/bytes.ts';
import { writeTiles } from '#engine/codec/tileText.ts';
import { requiresSolution } from '#engine/judging/requiresSolution.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';

/** The browser's own SHA-256. Pages served over plain HTTP by another machine have none. */
function browserSha256(): Sha256 | null {
  if (!globalThis.isSecureContext) return null;
  return async (bytes) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));
}

/**
 * Identifies a puzzle in this browser: its checksum or, without SHA-256, its canonical text. Equal
 * grids whose clues require a solution are different puzzles if their solutions differ; other grids
 * determine theirs.
 */
export async function puzzleKey({
  grid,
  solution,
}: Pick<Puzzle, 'grid' | 'solution'>): Promise<string> {
  let text = canonicalText(grid);
  if (solution !== null && requiresSolution(grid))
    text += writeTiles({ width: solution.width, rows: solution.height, tiles: solution.tiles });
  const key = await textKey(text);
  return key === text ? text : CHECKSUM_PREFIX + key;
}

/** Identifies a text in this browser: its digest in hexadecimal or, without SHA-256, itself. */
export async function textKey(text: string): Promise<string> {
  const sha256 = browserSha256();
  if (!sha256) return text;
  const digest = await sha256(toUtf8(text));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
