import type { Refusal } from '#contract/problem.ts';

/** People that one comment can notify. */
const MAX_MENTIONED = 20;
/** Links in one comment of a new account. */
const MAX_LINKS_WHEN_NEW = 1;

/** An account is new for this long. */
export const NEW_HOURS = 24;
/** What a new account may write in an hour. */
export const COMMENTS_PER_HOUR_WHEN_NEW = 5;
/** For this long the same text is taken for a mistake, or worse. */
export const REPEAT_MINUTES = 10;

/** A name as text of a link: brackets in it are escaped. It is bounded, so that reading is fast. */
const MENTION =
  /\[@(?:[^[\]\\\n]|\\.){1,256}\]\(\/profile\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?\)/gi;

/**
 * The ids of accounts that a text mentions as `[@name](/profile/<user id>)`, each once, the first
 * ones. Whether there are such accounts is not known here; the name may be any.
 */
export function mentionedIds(content: string): readonly string[] {
  const ids = [...content.matchAll(MENTION)].map(([, id = '']) => id.toLowerCase());
  return [...new Set(ids)].slice(0, MAX_MENTIONED);
}

/** A destination in brackets, a definition, or a bare address. */
const LINK = /\]\(\s*([^\s)]*)|\]:\s*\S*|(?:https?:|www\.|mailto:)[^\s<>]*/gi;

/**
 * A destination that is clearly on the site. Two slashes lead away, as do a slash with a backslash,
 * and slashes written as `&sol;`; a bracket may begin another link.
 */
const OWN_PATH = /^\/(?:[\w#?][^([\]]*)?$/;

/** How many links a text has that lead away from the site, however they are written. */
export function countLinks(content: string): number {
  return Array.from(content.matchAll(LINK)).filter(([, destination]) =>
    destination === undefined ? true : !OWN_PATH.test(destination),
  ).length;
}

/** What is known of somebody who writes. */
export interface CommentingFacts {
  /** Whether the account is younger than `NEW_HOURS`. */
  readonly isNew: boolean;
  /** Until a new account may write again; null where it may. */
  readonly waitSeconds: number | null;
  /** Whether the account wrote the same within `REPEAT_MINUTES`, under any puzzle. */
  readonly isRepeated: boolean;
}

/**
 * Why a comment is not taken, or null when it is. Spam comes from accounts made for it: those wait,
 * and have room for one link.
 */
export function commentRefusal(
  content: string,
  { isNew, waitSeconds, isRepeated }: CommentingFacts,
): Refusal<'conflict' | 'forbidden' | 'rate_limited'> | null {
  if (isRepeated) return { code: 'conflict', summary: 'You wrote the same a moment ago.' };
  const tooManyLinks = linkRefusal(content, isNew);
  if (tooManyLinks) return tooManyLinks;
  if (!isNew || waitSeconds === null) return null;
  return {
    code: 'rate_limited',
    summary: 'New accounts write five comments an hour: the next one has to wait a little.',
  };
}

/** Why a text has too many links for its author, or null when it has not. */
export function linkRefusal(content: string, isNew: boolean): Refusal<'forbidden'> | null {
  if (!isNew || countLinks(content) <= MAX_LINKS_WHEN_NEW) return null;
  return {
    code: 'forbidden',
    summary: 'On its first day an account may write one link a comment.',
  };
}
