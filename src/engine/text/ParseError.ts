import { fail, type Result } from '../result.ts';

/** Why a text cannot be read, in a word that programs compare. */
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

/** An expected failure of reading. `message` is a sentence for people; its first line may be followed by the text at fault. */
export interface ParseError {
  readonly code: ParseErrorCode;
  readonly message: string;
}

/** A failed reading. */
export function parseError(code: ParseErrorCode, message: string): Result<never, ParseError> {
  return fail({ code, message });
}
