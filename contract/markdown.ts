import * as z from 'zod/mini';
import { writtenText } from './shapes.ts';

/**
 * The limits of a text in Markdown. Reading it takes time that grows faster than its length: with
 * each block, and with each mark that may begin something, all before it are looked at again. What
 * stands in one another is read and drawn by functions that call themselves, until no room is left
 * for calls. Within these limits the worst text is read in a moment.
 */
export const MARKDOWN_LIMITS = {
  /** As strings count. */
  length: 10_000,
  lines: 300,
  /** Quotes and lists that begin in one line, with a level for each four columns before them. */
  nested: 12,
  /** The same, of all lines together. */
  levels: 600,
  /** Marks of emphasis, code, links, pictures, addresses and spoilers; a link has two. */
  marks: 600,
} as const;

/** The beginning of a quote or of an item in a list: at that of a line, or after another one. */
const CONTAINER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$))/y;
/** Of one level of a list that is indented. */
const COLUMNS = 4;
const MARK = /\*+|_+|`+|!?\[|\]\(|<|\|\|/g;
const LINE = /\r\n?|\n/g;

/** Whether a text exceeds one of the limits. Takes time in proportion to its length. */
export function isHeavyMarkdown(text: string): boolean {
  const { length, lines, nested, levels, marks } = MARKDOWN_LIMITS;
  if (text.length > length) return true;
  const depths = text.split(LINE).map((line) => countContainers(line, nested + 1));
  return (
    depths.length > lines ||
    depths.some((depth) => depth > nested) ||
    depths.reduce((sum, depth) => sum + depth, 0) > levels ||
    (text.match(MARK)?.length ?? 0) > marks
  );
}

/** How deep a line may reach, at most `most`; 0 where it begins neither quote nor list. */
function countContainers(line: string, most: number): number {
  CONTAINER.lastIndex = 0;
  if (!CONTAINER.test(line)) return 0;
  let count = 1 + Math.floor(line.replaceAll('\t', '    ').search(/\S/) / COLUMNS);
  while (count < most && CONTAINER.test(line)) count++;
  return count;
}

/** A text that people write in Markdown: one that can be read in a moment. */
export function markdownText(least: number, most: number) {
  return writtenText(least, most).check(
    z.refine(
      (text) => !isHeavyMarkdown(text),
      'Expected fewer lines, quotes, lists or marks such as * and [',
    ),
  );
}
