import { findShareData } from '../codec/shareLinks.ts';
import { findForeignAddresses } from '../foreign/address.ts';

/** The source of a puzzle: a link to this product, a link to another site, or a puzzle text. */
export type PuzzleSource =
  | { readonly kind: 'share'; readonly data: string }
  | { readonly kind: 'foreign'; readonly address: string }
  | { readonly kind: 'text'; readonly text: string };

/** A key that is equal for equal sources. */
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

/** The sources in a text, and the number of repetitions. */
export interface FoundSources {
  readonly sources: readonly PuzzleSource[];
  readonly repeated: number;
}

/**
 * Every puzzle in a text, each once, in order: links to this product and to other sites anywhere in
 * the text, and lines that are puzzles themselves.
 */
export function findSources(text: string): FoundSources {
  const all = text.split(/\r?\n/).flatMap(sourcesIn);
  const byKey = new Map<string, PuzzleSource>();
  for (const source of all) {
    const key = sourceKey(source);
    if (!byKey.has(key)) byKey.set(key, source);
  }
  return { sources: [...byKey.values()], repeated: all.length - byKey.size };
}

function sourcesIn(line: string): readonly PuzzleSource[] {
  const whole = line.trim();
  if (isPuzzleText(whole)) return [{ kind: 'text', text: whole }];
  return [
    ...findShareData(line).map((data) => ({ kind: 'share' as const, data })),
    ...findForeignAddresses(line).map((address) => ({ kind: 'foreign' as const, address })),
  ];
}

const GRID_TEXT = /^(?:\d{1,4}_)?\d{1,7}x\d{1,7}(?:\|[TCZSR].*)?$/;

/** True if a line is a grid text, or the JSON of a puzzle: an object with a grid. */
function isPuzzleText(line: string): boolean {
  if (GRID_TEXT.test(line)) return true;
  const json = line.replace(/^\d{1,4}_/, '');
  if (!json.startsWith('{') || !json.endsWith('}')) return false;
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && 'grid' in value;
  } catch {
    return false; // text in braces
  }
}
