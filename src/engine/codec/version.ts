import { message } from '#texts/message.ts';
import { ok, type Result } from '#base/result.ts';
import { parseError, type ParseError } from '../text/ParseError.ts';

const VERSION = 0;

/** The text after the version prefix; a text without a prefix has version 0, the only version. */
export function withoutVersion(text: string): Result<string, ParseError> {
  const match = /^(\d+)_/.exec(text);
  if (!match) return ok(text);
  if (Number(match[1]) !== VERSION) {
    return parseError('unknownVersion', message('parse.unknownVersion', { text }));
  }
  return ok(text.slice(match[0].length));
}

/** The text with the version prefix. */
export function withVersion(body: string): string {
  return `${VERSION}_${body}`;
}
