import { writeAddress } from './address.ts';
import type { ForeignLink } from './ForeignGenre.ts';

const SITE = 'https://swaroopg92.github.io/penpa-edit/';

/** Our genres whose puzz.link addresses Penpa+ draws: `decode_puzzlink` in its general.js. */
const DRAWN: ReadonlySet<string> = new Set([
  'nurikabe',
  'kurodoko',
  'yinyang',
  'norinori',
  'starbattle',
  'cave',
  'mines',
]);
/** Maximum number of rows and columns there: `gridmax` in its class_p.js. */
const MAX_SIDE = 100;

/**
 * The address at which Penpa+ draws the puzzle of a puzz.link address, which it takes as its
 * parameter `p`. Null if it cannot: its parameters end at `=` and `&`.
 */
export function createPenpaAddress(genre: string, link: ForeignLink): string | null {
  const { width, height, body } = link;
  const isDrawn = DRAWN.has(genre) && Math.max(width, height) <= MAX_SIDE && !/[=&%]/.test(body);
  return isDrawn ? `${SITE}#p=${writeAddress(genre, link)}` : null;
}
