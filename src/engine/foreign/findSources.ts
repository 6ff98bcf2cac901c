import { findShareData } from '../codec/shareLinks.ts';
import { findForeignAddresses } from './address.ts';

/** Where a puzzle comes from: a link of ours, a link of another site, or a text of its own. */
export type PuzzleSource =
  | { readonly kind: 'share'; readonly data: string }
  | { readonly kind: 'foreign'; readonly address: string }
  | { readonly kind: 'text'; readonly text: string };

/** A line that is a puzzle text or a grid text. */
const PUZZLE_LINE = /^(?:\d{1,4}_)?(?:\{".*\}|\d{1,7}x\d{1,7}(?:\|.*)?)$/;

/** The same for the same source. */
export function sourceKey(source: PuzzleSource): string {
  switch (source.kind) {
    case 'share':
      return `share ${source.data}`;
    case 'foreign':
      return `foreign ${source.address.replace(/^https?:\/\//, '')}`;
    case 'text':
      return `text ${source.text}`;
  }
}

/**
 * Every puzzle that a text holds, each once, line by line: links of ours and of other sites
 * wherever they stand, and lines that are puzzles themselves.
 */
export function findSources(text: string): readonly PuzzleSource[] {
  const found = new Map<string, PuzzleSource>();
  for (const line of text.split(/\r?\n/))
    for (const source of sourcesIn(line)) {
      const key = sourceKey(source);
      if (!found.has(key)) found.set(key, source);
    }
  return [...found.values()];
}

function sourcesIn(line: string): readonly PuzzleSource[] {
  const whole = line.trim();
  if (PUZZLE_LINE.test(whole)) return [{ kind: 'text', text: whole }];
  return [
    ...findShareData(line).map((data) => ({ kind: 'share' as const, data })),
    ...findForeignAddresses(line).map((address) => ({ kind: 'foreign' as const, address })),
  ];
}
