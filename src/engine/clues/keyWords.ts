/** A text of a clue without the stars around its key words, one or two on each side. */
export function withoutStars(text: string): string {
  return text.replaceAll(/\*{1,2}([^*]+)\*{1,2}/g, '$1');
}
