import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import { mergeSolution, splitSolution } from '#engine/codec/gridWithSolution.ts';
import { decodeShare, type Deflate, type Inflate } from '#engine/codec/share.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { sanitize } from '#engine/judging/sanitize.ts';
import { gridForMode } from '#engine/puzzle/modes.ts';
import { fail, ok, type Result } from '#base/result.ts';
import type { ParseError } from '#engine/text/ParseError.ts';
import { findExcess, PUZZLE_LIMITS } from '#server/domain/puzzleLimits.ts';
import { quotable, refusal } from '#server/domain/refusal.ts';
import { mapWords } from '#texts/mapWords.ts';
import type { CheckRefusal } from './PuzzleChecks.ts';
import { createHash } from 'node:crypto';
import { deflateRawSync, gunzipSync, inflateRawSync } from 'node:zlib';
import type { Sha256 } from '#engine/codec/checksum.ts';

type Unpack = (bytes: Uint8Array, options: { readonly maxOutputLength: number }) => Uint8Array;

/** Synchronous compression by Node. Output larger than a puzzle may be is refused. */
export const boundedCompression: Inflate & Deflate = {
  inflateRaw: bounded(inflateRawSync),
  gunzip: bounded(gunzipSync),
  deflateRaw: (bytes) => Promise.resolve(deflateRawSync(bytes)),
};

/** Stops at the limit, so that the output of a decompression bomb is never in memory. */
function bounded(unpack: Unpack): Inflate['inflateRaw'] {
  return (bytes, maxBytes) => {
    const maxOutputLength = Math.min(maxBytes, PUZZLE_LIMITS.bytes);
    try {
      return Promise.resolve(unpack(bytes, { maxOutputLength }));
    } catch (error) {
      if (error instanceof RangeError) return Promise.resolve(null);
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as it was thrown
      return Promise.reject(error);
    }
  };
}

/** SHA-256 by Node. */
export const sha256: Sha256 = (bytes) =>
  Promise.resolve(createHash('sha256').update(bytes).digest());

/** Refusal without a measured excess. */
export const PUZZLE_TOO_LARGE = refusal('too_large', 'refusals.puzzleTooLarge');

/**
 * The grid in the data of an API call: the compressed text of a grid with the author's colors. It
 * is normalized as an editor would leave it, so duplicates and content outside the board are
 * dropped.
 */
export async function readPuzzleData(data: string): Promise<Result<Grid, CheckRefusal>> {
  if (data.length > PUZZLE_LIMITS.data)
    return fail(refusal('too_large', 'refusals.dataTooLong', { most: PUZZLE_LIMITS.data }));
  const text = await decodeShare(data, boundedCompression);
  if (!text.ok) return refusalOf(text.error);
  return text.value.includes('\u0000') ? fail(DAMAGED) : readPuzzleText(text.value);
}

/** The written text is parsed again if it differs, so that the stored text is readable. */
function readPuzzleText(text: string): Result<Grid, CheckRefusal> {
  const first = readOnce(text);
  if (!first.ok) return first;
  const settled = writeGridText(first.value);
  if (settled.length > PUZZLE_LIMITS.bytes) return fail(PUZZLE_TOO_LARGE);
  return settled === text ? first : readOnce(settled);
}

function readOnce(text: string): Result<Grid, CheckRefusal> {
  const parsed = parseGridText(text);
  if (!parsed.ok) return refusalOf(parsed.error);
  const excess = findExcess(parsed.value);
  if (excess !== null) return fail(excess);
  // For authors: colors are not final yet. The tiles are copied, because parsed tiles keep a
  // reference to a text that does not fit the size.
  const { tiles, ...others } = sanitize(gridForMode(parsed.value, 'create'));
  const clean = { ...others, tiles: [...tiles] };
  const grown = findExcess(clean); // clues adapt to the size of their grid
  if (grown !== null) return fail(grown);
  const { grid, solution } = splitSolution(clean);
  return ok(mergeSolution(grid, solution)); // rules may color a cell that is open in the text
}

function refusalOf({ code, message }: ParseError): Result<never, CheckRefusal> {
  if (code === 'tooLarge') return fail(PUZZLE_TOO_LARGE);
  if (code === 'badLink') return fail(DAMAGED);
  const reason = mapWords(message, quotable);
  return fail(refusal('invalid_request', 'refusals.puzzleUnread', { reason }));
}

const DAMAGED = refusal('invalid_request', 'refusals.puzzleDamaged');
