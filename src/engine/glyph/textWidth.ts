const FIGURE = 0.53;

/**
 * Estimated width of one character of the board's serif, in font sizes; rather too wide than too
 * narrow.
 */
function characterWidth(character: string): number {
  if (/\p{Nd}/u.test(character)) return FIGURE;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character))
    return 1;
  if (/[MWmw@%…—]|\p{Extended_Pictographic}/u.test(character)) return 1;
  if (/[ijltfrI.,:;'|!()[\] ]/.test(character)) return 0.4;
  return /\p{Lu}/u.test(character) ? 0.72 : 0.56;
}

/**
 * Estimated width of a line of text in font sizes, without measuring fonts: enough to keep it
 * inside its cell.
 */
export function textLineWidth(line: string): number {
  let width = 0;
  for (const character of line) width += characterWidth(character);
  return width;
}
