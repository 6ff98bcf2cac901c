/**
 * A text without the spaces at its end, and without characters of a set among them. A regular
 * expression for that takes quadratic time: in a long row of such characters inside the text it
 * begins anew at each one.
 */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && isCut(text.charAt(end - 1), characters)) end -= 1;
  return text.slice(0, end);
}

function isCut(character: string, characters: string): boolean {
  return characters.includes(character) || character.trim() === '';
}
