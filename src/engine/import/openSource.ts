import type { Inflate } from '../codec/share.ts';
import { decodeShare } from '../codec/share.ts';
import { openForeign } from '../foreign/openForeign.ts';
import { openPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { fail, type Result } from '../result.ts';
import { findSources, type PuzzleSource } from './findSources.ts';

/** A source whose data is unpacked: what is left to do needs no platform. */
export type UnpackedSource = Exclude<PuzzleSource, { readonly kind: 'share' }>;

/** Unpack the data of a link; a sentence says why it cannot be. */
export async function unpackSource(
  source: PuzzleSource,
  platform: Inflate,
): Promise<Result<UnpackedSource, string>> {
  if (source.kind !== 'share') return { ok: true, value: source };
  const text = await decodeShare(source.data, platform);
  return text.ok
    ? { ok: true, value: { kind: 'text', text: text.value } }
    : fail(firstLine(text.error.message));
}

/** The puzzle of a source; a sentence says why there is none. */
export function openUnpacked(source: UnpackedSource): Result<Puzzle, string> {
  if (source.kind === 'foreign') return openForeign(source.address);
  const puzzle = openPuzzle(source.text);
  return puzzle.ok ? puzzle : fail(firstLine(puzzle.error.message));
}

/** The puzzle of a source of any kind; a sentence says why there is none. */
export async function openSource(
  source: PuzzleSource,
  platform: Inflate,
): Promise<Result<Puzzle, string>> {
  const unpacked = await unpackSource(source, platform);
  return unpacked.ok ? openUnpacked(unpacked.value) : unpacked;
}

/** Characters of a sentence: what is at fault may be quoted in it, however long. */
const LONGEST = 160;

/** The text at fault may follow on further lines, and is too long for a sentence. */
function firstLine(message: string): string {
  const line = message.split('\n', 1)[0] ?? message;
  if (line.length > LONGEST) return `${line.slice(0, LONGEST)}…`;
  return /[.!?]$/.test(line) ? line : `${line}.`;
}

/**
 * The one puzzle that somebody gave as a text: a link of ours or of another site, a grid text or a
 * puzzle text, over however many lines.
 */
export async function openText(text: string, platform: Inflate): Promise<Result<Puzzle, string>> {
  const whole = text.trim();
  if (whole === '') return fail('There is nothing to open yet.');
  const { sources } = findSources(whole);
  if (sources.length > 1)
    return fail(`This holds ${sources.length} puzzles. The bulk import takes all of them.`);
  const [source] = sources;
  if (!source && !/^(?:\d+_)?(?:\{|\d+x\d+)/.test(whole))
    return fail('This is neither a link to a puzzle nor the text of one.');
  return await openSource(source ?? { kind: 'text', text: whole }, platform);
}
