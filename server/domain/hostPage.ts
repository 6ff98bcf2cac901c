import type { HostPage } from '#contract/hostPages.ts';
import { plainMarkdown } from './plainMarkdown.ts';

type ParsedPage = Pick<HostPage, 'title' | 'parts'>;

/** The marks of a heading, and the text after them. */
const HEADING = /^ {0,3}(#{1,6})[ \t](.*)$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Split the Markdown of a host at its headings, which pages show as real headings. A first heading
 * of level 1, before any text, is the title; other headings get level 2 or 3.
 */
export function parseHostPage(markdown: string): ParsedPage {
  const page: {
    title: string | null;
    parts: { heading: string | null; level: 2 | 3; lines: string[] }[];
  } = { title: null, parts: [{ heading: null, level: 2, lines: [] }] };
  let fence: string | null = null;
  for (const line of markdown.replace(/^\u{feff}/u, '').split(/\r\n?|\n/)) {
    const [, mark] = FENCE.exec(line) ?? [];
    if (mark !== undefined && (fence === null || mark.startsWith(fence)))
      fence = fence === null ? mark : null;
    const heading = fence === null ? HEADING.exec(line) : null;
    const [, marks = '', rest = ''] = heading ?? [];
    const words = withoutClosingMarks(rest.trim());
    const last = page.parts.at(-1);
    if (marks === '') last?.lines.push(line);
    else if (marks === '#' && page.title === null && isEmpty(page.parts))
      page.title = plainMarkdown(words);
    else
      page.parts.push({
        heading: plainMarkdown(words),
        level: marks.length < 3 ? 2 : 3,
        lines: [],
      });
  }
  const parts = page.parts.map(({ lines, ...part }) => ({
    ...part,
    text: lines.join('\n').trim(),
  }));
  return {
    title: page.title,
    parts: parts.filter(({ heading, text }) => heading !== null || text !== ''),
  };
}

/** `Terms ##` is `Terms`: marks after a space close a heading. */
function withoutClosingMarks(words: string): string {
  let end = words.length;
  while (words[end - 1] === '#') end--;
  const isClosed = end === 0 || words[end - 1] === ' ' || words[end - 1] === '\t';
  return isClosed ? words.slice(0, end).trimEnd() : words;
}

function isEmpty(parts: readonly { readonly lines: readonly string[] }[]): boolean {
  return (
    parts.length === 1 && parts.every(({ lines }) => lines.every((line) => line.trim() === ''))
  );
}
