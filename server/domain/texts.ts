/** Characters of control but for tabs and new lines, and those that turn the order of letters. */
const UNSEEN = /(?![\t\n])\p{Cc}|[\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu;
const HALF_CHARACTER = /\p{Cs}/gu;

/**
 * A text of several lines as it is kept: as it was typed, but for characters that nobody sees and
 * that could break lists, or show words in another order than they stand in. Marks of direction and
 * joiners stay: some scripts and emoji need them. Halves of characters become U+FFFD, as in the
 * database, so that what is kept equals what was checked.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(UNSEEN, '')
    .replaceAll(HALF_CHARACTER, '\u{fffd}');
}

/** A text of one line, such as a title, cleaned in the same way. New lines and tabs are spaces. */
export function cleanLine(text: string): string {
  return cleanText(text.replaceAll(/\r\n|[\t\n\v\f\r\u{85}\u{2028}\u{2029}]/gu, ' '));
}

/** Letters with an empty picture: blanks of Braille and hieroglyphs, and a note without a head. */
export const BLANKS = /[\u{2800}\u{fffc}\u{13441}\u{13442}\u{1d159}]/gu;

/** Whether a text shows nothing at all, however long it is. Marks need a letter to be seen on. */
export function showsNothing(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u{2800}\u{fffc}\u{13441}\u{13442}\u{1d159}]/u.test(
    text,
  );
}
