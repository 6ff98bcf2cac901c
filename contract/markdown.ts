import * as z from 'zod/mini';
import { writtenText } from './shapes.ts';

/**
 * Limits of a Markdown text. The time for parsing grows faster than its length: each block, and
 * each mark that may open an element, rescans everything before it. Nested elements are parsed and
 * rendered recursively, until the stack overflows. Within these limits, the worst text is parsed in
 * a moment.
 */
export const MARKDOWN_LIMITS = {
  /** In UTF-16 code units. */
  length: 10_000,
  lines: 300,
  /** Quotes and lists that open in one line, plus a level per four columns of indentation. */
  nested: 12,
  /** The same, in total for all lines. */
  levels: 600,
  /** Marks of emphasis, code, links, pictures, addresses and spoilers; a link has two. */
  marks: 600,
} as const;

/** The opening of a quote or a list item: at the start of a line, or after another one. */
const CONTAINER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$))/y;
/** Indentation of one list level. */
const COLUMNS = 4;
const MARK = /\*+|_+|`+|!?\[|\]\(|<|\|\|/g;
const LINE = /\r\n?|\n/g;

/** True if a text exceeds one of the limits. Takes linear time. */
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

/** Upper bound of the nesting of a line, at most `most`; 0 if it opens neither quote nor list. */
function countContainers(line: string, most: number): number {
  CONTAINER.lastIndex = 0;
  if (!CONTAINER.test(line)) return 0;
  let count = 1 + Math.floor(line.replaceAll('\t', '    ').search(/\S/) / COLUMNS);
  while (count < most && CONTAINER.test(line)) count++;
  return count;
}

/** Markdown of users, within the limits. */
export function markdownText(least: number, most: number) {
  return writtenText(least, most).check(
    z.refine(
      (text) => !isHeavyMarkdown(text),
      'Expected fewer lines, quotes, lists or marks such as * and [',
    ),
  );
}
