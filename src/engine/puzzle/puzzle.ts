import type { OnUnknownField } from '../config/kinds/kind.ts';
import { parsePuzzle, type Envelope } from './envelope.ts';
import { parseGridText } from '../codec/gridText.ts';
import { splitSolution } from '../codec/gridWithSolution.ts';
import type { ParseError } from '../text/ParseError.ts';
import { decodeShare, type Inflate } from '../codec/share.ts';
import { ok, type Result } from '#base/result.ts';
import { NEW_METADATA } from './metadata.ts';

/** A puzzle: its metadata, its grid and, if known, the author's solution. */
export type Puzzle = Envelope;

/** Read a puzzle text, or a bare grid text whose colors are then the solution. */
export function openPuzzle(
  text: string,
  onUnknownField?: OnUnknownField,
): Result<Puzzle, ParseError> {
  if (/^(\d+_)?\s*\{/.test(text)) return parsePuzzle(text, onUnknownField);
  const full = parseGridText(text, onUnknownField);
  if (!full.ok) return full;
  return ok({ ...NEW_METADATA, ...splitSolution(full.value) });
}

/** Read the data of a share link. */
export async function openShared(
  data: string,
  platform: Inflate,
  onUnknownField?: OnUnknownField,
): Promise<Result<Puzzle, ParseError>> {
  const text = await decodeShare(data, platform);
  return text.ok ? openPuzzle(text.value, onUnknownField) : text;
}
