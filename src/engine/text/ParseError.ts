import type { Text } from '#texts/message.ts';
import { fail, type Result } from '#base/result.ts';

/** Why a text cannot be read, as a code for programs. */
export type ParseErrorCode =
  | 'badSegment'
  | 'badTiles'
  | 'badConnections'
  | 'badZones'
  | 'badRules'
  | 'badSymbols'
  | 'badField'
  | 'badPuzzle'
  | 'badLink'
  | 'unknownRule'
  | 'unknownSymbol'
  | 'unknownVersion'
  | 'noSize'
  | 'tooLarge'
  | 'tooDeep';

/** An expected failure of reading. */
export interface ParseError {
  readonly code: ParseErrorCode;
  /** A sentence for people. */
  readonly message: Text;
  /** The text at fault, where it is too long to be quoted in the sentence. */
  readonly source?: string;
}

/** A failed reading. */
export function parseError(
  code: ParseErrorCode,
  message: Text,
  source?: string,
): Result<never, ParseError> {
  return fail({ code, message, ...(source !== undefined && { source }) });
}
