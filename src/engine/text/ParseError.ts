import type { Text } from '#texts/message.ts';
import { fail, type Result } from '#base/result.ts';

/** The reason why a text is invalid, as a code for programs. */
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

/** An error in a text. */
export interface ParseError {
  readonly code: ParseErrorCode;
  /** A sentence for users. */
  readonly message: Text;
  /** The invalid text, if it is too long to be quoted in the sentence. */
  readonly source?: string;
}

/** A failed result. */
export function parseError(
  code: ParseErrorCode,
  message: Text,
  source?: string,
): Result<never, ParseError> {
  return fail({ code, message, ...(source !== undefined && { source }) });
}
