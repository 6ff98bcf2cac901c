/**
 * Control characters except tabs and line breaks, and characters that override the text direction.
 */
const UNSEEN = /(?![\t\n])\p{Cc}|[\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu;
const HALF_CHARACTER = /\p{Cs}/gu;

/**
 * A multi-line text as stored: as typed, without invisible characters that could break lists or
 * reorder words. Direction marks and joiners are retained, since some scripts and emoji need them.
 * Lone surrogates become U+FFFD, as in the database, so that the stored text equals the checked
 * one.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(UNSEEN, '')
    .replaceAll(HALF_CHARACTER, '\u{fffd}');
}

/** A one-line text such as a title, cleaned in the same way. Line breaks and tabs become spaces. */
export function cleanLine(text: string): string {
  return cleanText(text.replaceAll(/\r\n|[\t\n\v\f\r\u{85}\u{2028}\u{2029}]/gu, ' '));
}

/** Letters with a blank glyph: in Braille, hieroglyphs, and a musical note without a head. */
export const BLANKS = /[\u{2800}\u{fffc}\u{13441}\u{13442}\u{1d159}]/gu;

/** True if a text has no visible character. Combining marks are visible only on a letter. */
export function showsNothing(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u{2800}\u{fffc}\u{13441}\u{13442}\u{1d159}]/u.test(
    text,
  );
}
