/** Stands for a spoiler of any length, which would give something away. */
export const SPOILER_BAR = '█████';

/**
 * A text with a bar for everything between double pipes, also if the last pair is not closed, for
 * places that show Markdown as plain text.
 */
export function hideSpoilers(text: string): string {
  return text
    .split('||')
    .map((piece, i) => (i % 2 === 1 ? SPOILER_BAR : piece))
    .join('');
}
