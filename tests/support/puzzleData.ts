import { encodeShare } from '#engine/codec/share.ts';
import type { Result } from '#base/result.ts';
import { escapeText } from '#engine/text/escape.ts';
import { findFacts } from '#server/checks/findFacts.ts';
import { boundedCompression, readPuzzleData } from '#server/checks/readPuzzleData.ts';
import type { CheckRefusal, PuzzleFacts } from '#server/checks/PuzzleChecks.ts';

/** A grid text as the API takes it. */
export function packed(text: string): Promise<string> {
  return encodeShare(text, boundedCompression);
}

/** The facts the server computes from data, without a worker. */
export async function factsOf(data: string): Promise<Result<PuzzleFacts, CheckRefusal>> {
  const full = await readPuzzleData(data);
  return full.ok ? findFacts(full.value) : full;
}

/** The facts of a grid text, or why it is refused. */
export async function factsOfText(text: string): Promise<PuzzleFacts | CheckRefusal> {
  const facts = await factsOf(await packed(text));
  return facts.ok ? facts.value : facts.error;
}

/** So many parts of a text, joined as its lists are. */
export function listed(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join(':');
}

/** Judging it takes many seconds: large patterns that are nearly everywhere. Others by `number`. */
export function slowPuzzle(number = 0): string {
  const pattern = escapeText(`50x50|T50:${'b'.repeat(2499)}w`);
  const rules = listed(7, () => `ban_pattern,pattern=${pattern}`);
  return `0_100x100|T100:${'b'.repeat(10_000)}|R${rules}:cell_count,color=dark,count=${number}`;
}
