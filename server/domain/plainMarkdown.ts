import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { isHeavyMarkdown } from '#contract/markdown.ts';
import { hideSpoilers, SPOILER_BAR } from '#texts/hideSpoilers.ts';
import { spoilerSyntax, spoilerTree } from '#markdown/remarkSpoiler.ts';

/** Nodes whose children are separate blocks. */
const BLOCKS: ReadonlySet<Nodes['type']> = new Set(['root', 'blockquote', 'list', 'listItem']);

/**
 * The words of a Markdown text in one line, for places that show no Markdown: heads of pages, link
 * previews and feeds. Spoilers become a bar. Texts beyond the limits of the site keep their marks,
 * as pages show them.
 */
export function plainMarkdown(markdown: string): string {
  const words = isHeavyMarkdown(markdown) ? hideSpoilers(markdown) : wordsOf(parsed(markdown));
  return words.replaceAll(/\s+/g, ' ').trim();
}

function parsed(markdown: string): Nodes {
  return fromMarkdown(markdown, { extensions: [spoilerSyntax], mdastExtensions: [spoilerTree] });
}

function wordsOf(node: Nodes): string {
  if (node.type === 'spoiler') return SPOILER_BAR;
  if (node.type === 'break') return ' ';
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  return node.children.map(wordsOf).join(BLOCKS.has(node.type) ? ' ' : '');
}
