import { fail, type Result } from '../result.ts';

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

/**
 * An expected failure of reading. `message` is a sentence for people; the text at fault may follow
 * on further lines.
 */
export interface ParseError {
  readonly code: ParseErrorCode;
  readonly message: string;
}

/** A failed reading. */
export function parseError(code: ParseErrorCode, message: string): Result<never, ParseError> {
  return fail({ code, message });
}
