import { findPublished, MAX_CHECKSUMS } from '#contract/puzzles.ts';
import { CHECKSUM_PREFIX } from '#engine/codec/checksum.ts';
import { requiresSolution } from '#engine/judging/requiresSolution.ts';
import { openPuzzle } from '#engine/puzzle/puzzle.ts';
import { call } from '#ui/shared/api/client.ts';
import { puzzleKey } from '#ui/shared/platform/sha256.ts';

/**
 * The puzzles among some texts that the signed-in account has published before. None without
 * SHA-256, as on pages served over plain HTTP by another machine.
 */
export async function findDoubles(texts: readonly string[]): Promise<ReadonlySet<string>> {
  const byChecksum = new Map<string, readonly string[]>();
  for (const text of texts) {
    const opened = openPuzzle(text);
    // Their solutions, which the server does not compare, are what tells such puzzles apart.
    if (!opened.ok || requiresSolution(opened.value.grid)) continue;
    const key = await puzzleKey({ grid: opened.value.grid, solution: null });
    byChecksum.set(key, [...(byChecksum.get(key) ?? []), text]);
  }
  const checksums = [...byChecksum.keys()].filter((key) => key.startsWith(CHECKSUM_PREFIX));
  const doubles = new Set<string>();
  for (let start = 0; start < checksums.length; start += MAX_CHECKSUMS) {
    const body = { checksums: checksums.slice(start, start + MAX_CHECKSUMS) };
    const { results } = await call(findPublished, { body });
    for (const { checksum } of results)
      for (const text of byChecksum.get(checksum) ?? []) doubles.add(text);
  }
  return doubles;
}
