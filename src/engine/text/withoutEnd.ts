/**
 * Removes spaces and characters of a set from the end of a text. A regular expression would take
 * quadratic time: in a long run of such characters inside the text, it starts again at each one.
 */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && isCut(text.charAt(end - 1), characters)) end -= 1;
  return text.slice(0, end);
}

function isCut(character: string, characters: string): boolean {
  return characters.includes(character) || character.trim() === '';
}
