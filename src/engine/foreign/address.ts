import { withoutEnd } from '../text/withoutEnd.ts';
import { sideOf } from './savedFile.ts';
import type { ForeignLink } from './ForeignGenre.ts';

/** The site of written addresses. Addresses of other sites are read as well. */
const SITE = 'https://puzz.link/p';

/** Maximum number of cells of a link's board. Larger ones are rejected before they are decoded. */
export const MAX_CELLS = 40_000;
/** Maximum length of an address: four characters a cell are more than any encoding needs. */
const MAX_LENGTH = 200_000;

/**
 * A host with dots; after a scheme also one without, such as `localhost` or a name in a local
 * network, an IPv6 address, or a file of this device.
 */
const NAME = String.raw`[\p{L}\d-]{1,63}`;
const PORT = String.raw`(?::\d{1,5})?`;
const PLACE = String.raw`(?:https?:\/\/(?:${NAME}(?:\.${NAME}){0,6}|\[[\da-f:.]{2,45}\])${PORT}|file:\/\/|${NAME}(?:\.${NAME}){1,6}${PORT})`;
/** Parameters before the puzzle, such as `type=editor`. */
const PARAMETERS = String.raw`(?:[a-z]{1,20}=[\w-]{0,40}&){0,4}`;

/**
 * An address in the puzz.link form, on any site: `…/p?genre/…` or `…/p.html?genre/…`. Repetitions
 * are bounded, so that the search time is linear in the length of the text.
 */
const ADDRESS = String.raw`${PLACE}\/(?:[\p{L}\d_.%~+-]{1,80}\/){0,9}p(?:\.html?)?\?${PARAMETERS}((?:(?:v:\/)?pzprv3(?:\.\d{1,3})?|[a-z\d][a-z\d-]{0,39}(?:_[a-z]{1,9})?)\/[\w\/.,:+=%*$~-]*)`;
const ADDRESSES = new RegExp(String.raw`(?<![\p{L}\d_.-])${ADDRESS}`, 'giu');
const WHOLE_ADDRESS = new RegExp(String.raw`^${ADDRESS}(?:[#&\s].*)?$`, 'isu');

/** An address in a text, with its start. */
export interface FoundAddress {
  readonly index: number;
  readonly address: string;
}

/** The addresses in a text that have the form, in order. */
export function findForeignAddresses(text: string): readonly FoundAddress[] {
  return Array.from(text.matchAll(ADDRESSES), ({ 0: address, index }) => ({
    index,
    address: withoutEnd(address, '.,:'),
  }));
}

/** The genre of an address, and the puzzle in the encoding of that genre. */
export interface NamedLink extends ForeignLink {
  readonly genre: string;
  /** True for a variant, whose rules are written next to the link and not in it. */
  readonly isVariant: boolean;
}

/** True if a text looks like such an address, readable or not. */
export function isForeignAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && WHOLE_ADDRESS.test(text.trim());
}

/** The saved file in an address, in its form in one line; null if there is none. */
export function savedFileOf(address: string): string | null {
  const [, path = ''] = WHOLE_ADDRESS.exec(address.trim()) ?? [];
  return /^(?:v:\/)?pzprv3(?:\.\d{1,3})?\//i.test(path) ? decoded(path) : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Parse an address: `genre/[v:variant/][flags/]columns/rows/body`. Only the genre if the size is
 * missing.
 */
export function parseAddress(address: string): NamedLink | { readonly genre: string } {
  const [, path = ''] = WHOLE_ADDRESS.exec(address.trim()) ?? [];
  const [name = '', ...rest] = path.split('/');
  const genre = name.toLowerCase().replace(/_[a-z]+$/, '');
  const isVariant = rest[0]?.startsWith('v:') === true;
  if (isVariant) rest.shift();
  const flags = /^\d+$/.test(rest[0] ?? '') ? '' : (rest.shift() ?? '');
  const [columns = '', rows = '', ...body] = rest;
  const [width, height] = [sideOf(columns), sideOf(rows)];
  if (width === null || height === null) return { genre };
  return { genre, isVariant, flags, width, height, body: withoutEnd(body.join('/'), '/') };
}

/** The address of a puzzle in a genre. */
export function writeAddress(genre: string, { flags, width, height, body }: ForeignLink): string {
  return `${SITE}?${[genre, ...(flags === '' ? [] : [flags]), width, height, body].join('/')}`;
}
