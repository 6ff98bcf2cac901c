import { fail, ok, type Result } from '#base/result.ts';
import { withoutEnd } from '../text/withoutEnd.ts';
import type { ForeignLink } from './ForeignGenre.ts';

/** The site of written addresses. Addresses of other sites are read as well. */
const SITE = 'https://puzz.link/p';

/** Maximum number of cells of a link's board. Larger ones are rejected before they are decoded. */
export const MAX_CELLS = 40_000;
/** Maximum length of an address: four characters a cell are more than any encoding needs. */
const MAX_LENGTH = 200_000;

/**
 * An address in the puzz.link form, on any site: `…/p?genre/…` or `…/p.html?genre/…`. Repetitions
 * are bounded, so that the search time is linear in the length of the text.
 */
const ADDRESS = String.raw`(?:https?:\/\/)?[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,6}(?::\d{1,5})?\/(?:[\w.-]{1,40}\/){0,4}p(?:\.html?)?\?([a-z\d][a-z\d-]{0,39}(?:_[a-z]{1,9})?\/[\w\/.:+=%*$~-]*)`;
const ADDRESSES = new RegExp(String.raw`(?<![\w.-])${ADDRESS}`, 'gi');
const WHOLE_ADDRESS = new RegExp(`^${ADDRESS}$`, 'i');

/** The addresses in a text that have the form, in order. */
export function findForeignAddresses(text: string): readonly string[] {
  return Array.from(text.matchAll(ADDRESSES), ([address]) => withoutEnd(address, '.:'));
}

/** The genre of an address, and the puzzle in the encoding of that genre. */
export interface NamedLink extends ForeignLink {
  readonly genre: string;
  /** True for a variant, whose rules are written next to the link and not in it. */
  readonly isVariant: boolean;
}

/** True if a text looks like such an address, readable or not. */
export function isForeignAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && WHOLE_ADDRESS.test(withoutFragment(text));
}

/** The reason why an address has no puzzle, with its genre. */
interface AddressProblem {
  readonly genre: string;
  readonly kind: 'noSize' | 'tooLarge';
}

/** Parse an address: `genre/[v:variant/][flags/]columns/rows/body`. */
export function parseAddress(address: string): Result<NamedLink, AddressProblem> {
  const [, path = ''] = WHOLE_ADDRESS.exec(withoutFragment(address)) ?? [];
  const [name = '', ...rest] = path.split('/');
  const genre = name.toLowerCase().replace(/_[a-z]+$/, '');
  const isVariant = rest[0]?.startsWith('v:') === true;
  if (isVariant) rest.shift();
  const flags = /^\d+$/.test(rest[0] ?? '') ? '' : (rest.shift() ?? '');
  const [columns = '', rows = '', ...body] = rest;
  const [width, height] = [sideOf(columns), sideOf(rows)];
  if (width === null || height === null) return fail({ genre, kind: 'noSize' });
  if (width * height > MAX_CELLS) return fail({ genre, kind: 'tooLarge' });
  return ok({ genre, isVariant, flags, width, height, body: withoutEnd(body.join('/'), '/') });
}

function withoutFragment(text: string): string {
  return text.trim().replace(/[#&\s].*$/s, '');
}

/** A side of a board: at least one, with few enough digits to be a safe number. */
function sideOf(text: string): number | null {
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}

/** The address of a puzzle in a genre. */
export function writeAddress(genre: string, { flags, width, height, body }: ForeignLink): string {
  return `${SITE}?${[genre, ...(flags === '' ? [] : [flags]), width, height, body].join('/')}`;
}
