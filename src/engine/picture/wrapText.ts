/** Measures the width of a text. */
export type Measure = (text: string) => number;

/**
 * A text in lines of a maximum width, broken between words, and inside a word that is wider than a
 * line. Text after `maxLines` is cut off with an ellipsis.
 */
export function wrapText(
  text: string,
  { width, maxLines, measure }: { width: number; maxLines: number; measure: Measure },
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const [whole, rest] = broken(word, width, measure);
    lines.push(...whole);
    line = rest;
    if (lines.length > maxLines) break;
  }
  if (line !== '') lines.push(line);
  if (lines.length <= maxLines) return lines;
  const kept = lines.slice(0, maxLines);
  return [...kept.slice(0, -1), withEllipsis(kept.at(-1) ?? '', width, measure)];
}

/** The full lines of a word, and its rest. */
function broken(word: string, width: number, measure: Measure): readonly [string[], string] {
  const full: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && measure(part + character) > width) {
      full.push(part);
      part = '';
    }
    part += character;
  }
  return [full, part];
}

function withEllipsis(line: string, width: number, measure: Measure): string {
  const characters = Array.from(line);
  while (characters.length > 0 && measure(`${characters.join('')}…`) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
