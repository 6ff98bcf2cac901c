import { TEXT_LIMITS } from '#contract/shapes.ts';

/** Characters that take no room, or turn the order of letters round: names could pose as others. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u{2028}\u{2029}]/gu;
/** Joins letters of some scripts and parts of emoji: the one such character that names need. */
const JOINER = '\u{200d}';

/**
 * A name as it is kept: without characters nobody sees, single spaces, none at the ends, and no
 * longer than names may be. Null when nothing is left of it.
 */
export function cleanUserName(text: string): string | null {
  const spaced = text.replaceAll(/\s+/gu, ' ');
  const visible = spaced.replaceAll(INVISIBLE, (one) => (one === JOINER ? one : '')).trim();
  const name = Array.from(visible).slice(0, TEXT_LIMITS.userName).join('').trim();
  return /[^\s\u{200d}]/u.test(name) ? name : null;
}
