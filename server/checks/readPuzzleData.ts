import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import { mergeSolution, splitSolution } from '#engine/codec/gridWithSolution.ts';
import { decodeShare, type Deflate, type Inflate } from '#engine/codec/share.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { sanitize } from '#engine/judging/sanitize.ts';
import { gridForMode } from '#engine/puzzle/modes.ts';
import { ok, type Result } from '#base/result.ts';
import type { ParseError } from '#engine/text/ParseError.ts';
import { withoutEnd } from '#engine/text/withoutEnd.ts';
import { findExcess, PUZZLE_LIMITS } from '#server/domain/puzzleLimits.ts';
import { type CheckRefusal, refuseInvalid, refuseTooLarge } from './PuzzleChecks.ts';
import { english } from '#texts/english.ts';
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
export const PUZZLE_TOO_LARGE = 'This puzzle is too large.';

/** Length limit of a quotation from an unreadable text. */
const MAX_QUOTE = 60;

/**
 * The grid in the data of an API call: the compressed text of a grid with the author's colors. It
 * is normalized as an editor would leave it, so duplicates and content outside the board are
 * dropped.
 */
export async function readPuzzleData(data: string): Promise<Result<Grid, CheckRefusal>> {
  if (data.length > PUZZLE_LIMITS.data) {
    return refuseTooLarge(
      `This puzzle is too large: its data has more than ${PUZZLE_LIMITS.data.toLocaleString('en')} characters.`,
    );
  }
  const text = await decodeShare(data, boundedCompression);
  if (!text.ok) return refusalOf(text.error);
  return text.value.includes('\u0000') ? unreadable() : readPuzzleText(text.value);
}

/** The written text is parsed again if it differs, so that the stored text is readable. */
function readPuzzleText(text: string): Result<Grid, CheckRefusal> {
  const first = readOnce(text);
  if (!first.ok) return first;
  const settled = writeGridText(first.value);
  if (settled.length > PUZZLE_LIMITS.bytes) return refuseTooLarge(PUZZLE_TOO_LARGE);
  return settled === text ? first : readOnce(settled);
}

function readOnce(text: string): Result<Grid, CheckRefusal> {
  const parsed = parseGridText(text);
  if (!parsed.ok) return refusalOf(parsed.error);
  const excess = findExcess(parsed.value);
  if (excess !== null) return refuseTooLarge(excess);
  // For authors: colors are not final yet. The tiles are copied, because parsed tiles keep a
  // reference to a text that does not fit the size.
  const { tiles, ...others } = sanitize(gridForMode(parsed.value, 'create'));
  const clean = { ...others, tiles: [...tiles] };
  const grown = findExcess(clean); // clues adapt to the size of their grid
  if (grown !== null) return refuseTooLarge(grown);
  const { grid, solution } = splitSolution(clean);
  return ok(mergeSolution(grid, solution)); // rules may color a cell that is open in the text
}

function refusalOf({ code, message }: ParseError): Result<never, CheckRefusal> {
  if (code === 'tooLarge') return refuseTooLarge(PUZZLE_TOO_LARGE);
  if (code === 'badLink') return unreadable();
  return refuseInvalid(`This puzzle cannot be read: ${quotable(english.say(message))}.`);
}

/** The beginning of a message that may continue with user content, without its full stop. */
function quotable(message: string): string {
  const plain = message.replaceAll(/\p{C}.*/gsu, '');
  const start = Array.from(plain.slice(0, 2 * MAX_QUOTE))
    .slice(0, MAX_QUOTE)
    .join('');
  return start.length < plain.length ? `${start}…` : withoutEnd(start, '.:');
}

function unreadable(): Result<never, CheckRefusal> {
  return refuseInvalid('This puzzle cannot be read: its data is damaged or incomplete.');
}
