import { findShareLinks } from '../codec/shareLinks.ts';
import { findForeignAddresses } from '../foreign/address.ts';
import { findPenpaLinks } from '../foreign/penpa.ts';
import { savedFileLength } from '../foreign/savedFile.ts';
import { findSudokuAddresses } from '../foreign/sudokuSites.ts';

/**
 * The source of a puzzle: a link to this product, a link to another site, the data of a link to
 * Penpa+, a file saved on another site, or a puzzle text.
 */
export type PuzzleSource =
  | { readonly kind: 'share'; readonly data: string }
  | { readonly kind: 'foreign'; readonly address: string }
  | { readonly kind: 'penpa'; readonly data: string }
  | { readonly kind: 'file'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string };

/** A key that is equal for equal sources. */
export function sourceKey(source: PuzzleSource): string {
  switch (source.kind) {
    case 'share':
    case 'penpa':
      return `${source.kind} ${source.data}`;
    case 'foreign':
      return `foreign ${source.address.replace(/^https?:\/\//, '')}`;
    case 'file':
    case 'text':
      return `${source.kind} ${source.text}`;
  }
}

/** A link without a known form, or a line without a link and without a puzzle. */
export interface Skipped {
  readonly kind: 'link' | 'line';
  readonly text: string;
}

/** The sources in a text, the number of repetitions, and the parts that are no source. */
export interface FoundSources {
  readonly sources: readonly PuzzleSource[];
  readonly repeated: number;
  readonly skipped: readonly Skipped[];
}

/**
 * Every puzzle in a text, each once, in order: links to this product and to other sites anywhere in
 * the text, saved files, and lines that are puzzles themselves.
 */
export function findSources(text: string): FoundSources {
  const lines = text.split(/\r?\n/);
  const all: PuzzleSource[] = [];
  const skipped: Skipped[] = [];
  for (let at = 0; at < lines.length;) {
    const length = savedFileLength(lines, at);
    if (length > 0) {
      all.push({
        kind: 'file',
        text: lines
          .slice(at, at + length)
          .join('\n')
          .trim(),
      });
      at += length;
      continue;
    }
    const found = sourcesIn(lines[at] ?? '');
    all.push(...found.sources);
    at += 1;
    if (!isCaption(found, lines[at])) skipped.push(...found.skipped);
  }
  const byKey = new Map<string, PuzzleSource>();
  for (const source of all) {
    const key = sourceKey(source);
    if (!byKey.has(key)) byKey.set(key, source);
  }
  const isLines = !isJson(text);
  return {
    sources: [...byKey.values()],
    repeated: all.length - byKey.size,
    skipped: skipped.filter(({ kind }) => kind === 'link' || isLines),
  };
}

/** True for words directly above a share link alone: exported texts have them. */
function isCaption({ sources, skipped }: Omit<FoundSources, 'repeated'>, next = ''): boolean {
  return sources.length === 0 && skipped[0]?.kind === 'line' && isShareLink(next.trim());
}

function isShareLink(line: string): boolean {
  return !/\s/.test(line) && findShareLinks(line).length === 1;
}

/** True for an exported list, whose lines are no texts. */
function isJson(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function sourcesIn(line: string): Omit<FoundSources, 'repeated'> {
  const whole = line.trim();
  if (whole === '') return { sources: [], skipped: [] };
  if (isPuzzleText(whole)) return { sources: [{ kind: 'text', text: whole }], skipped: [] };
  const shared = findShareLinks(line);
  const foreign = [...findForeignAddresses(line), ...findSudokuAddresses(line)];
  const penpa = findPenpaLinks(line);
  const sources = [
    ...penpa.map(({ data }) => ({ kind: 'penpa' as const, data })),
    ...shared.map(({ data }) => ({ kind: 'share' as const, data })),
    ...foreign.map(({ address }) => ({ kind: 'foreign' as const, address })),
  ];
  const links = unknownLinks(
    line,
    [...shared, ...foreign, ...penpa].map(({ index }) => index),
  );
  if (sources.length === 0 && links.length === 0)
    return { sources, skipped: [{ kind: 'line', text: whole }] };
  return { sources, skipped: links.map((text) => ({ kind: 'link', text })) };
}

const LINK = /\b(?:https?|file):\/\/[^\s"'<>]{1,4000}/gi;

/** The links of a line without those that contain the place of a known one. */
function unknownLinks(line: string, knownPlaces: readonly number[]): readonly string[] {
  const starts = knownPlaces.toSorted((a, b) => a - b);
  let next = 0;
  return Array.from(line.matchAll(LINK)).flatMap(({ 0: link, index }) => {
    while ((starts[next] ?? Infinity) < index) next += 1;
    return (starts[next] ?? Infinity) < index + link.length ? [] : [link];
  });
}

/** True for the beginning of a grid text or a puzzle text, over any number of lines. */
export function looksLikePuzzle(text: string): boolean {
  return /^(?:\d+_)?(?:\{|\d+x\d+)/.test(text);
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
