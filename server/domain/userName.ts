import { TEXT_LIMITS } from '#contract/shapes.ts';
import { showsNothing } from './texts.ts';

/** Characters that take no room, or turn the order of letters round: names could pose as others. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u{2028}\u{2029}]/gu;
/** Join letters of some scripts and parts of emoji, or keep them apart: names need these two. */
const JOINERS = '\u{200c}\u{200d}';

/**
 * A name as it is kept: without characters nobody sees, single spaces, none at the ends, and no
 * longer than names may be. Null when nothing is left of it.
 */
export function cleanUserName(text: string): string | null {
  const visible = text
    .replaceAll(/\s/gu, ' ')
    .replaceAll(INVISIBLE, (one) => (JOINERS.includes(one) ? one : ''))
    .replaceAll(/ +/g, ' ')
    .trim();
  const name = Array.from(visible).slice(0, TEXT_LIMITS.userName).join('').trim();
  return showsNothing(name) ? null : name;
}
