import { refusal, type Refusal } from './refusal.ts';

/** Number of accounts that one comment can notify. */
const MAX_MENTIONED = 20;
/** Limit of links in one comment of a new account. */
const MAX_LINKS_WHEN_NEW = 1;

/** Age up to which an account is new. */
export const NEW_HOURS = 24;
/** Limit of comments per hour for a new account. */
export const COMMENTS_PER_HOUR_WHEN_NEW = 5;
/** Time in which the same text is refused as a repetition. */
export const REPEAT_MINUTES = 10;

/** A name as link text, with escaped brackets. Bounded in length, so that matching is fast. */
const MENTION =
  /\[@(?:[^[\]\\\n]|\\.){1,256}\]\(\/profile\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?\)/gi;

/**
 * The account ids that a text mentions as `[@name](/profile/<user id>)`: distinct, up to the limit.
 * The accounts need not exist, and the name may be any.
 */
export function mentionedIds(content: string): readonly string[] {
  const ids = [...content.matchAll(MENTION)].map(([, id = '']) => id.toLowerCase());
  return [...new Set(ids)].slice(0, MAX_MENTIONED);
}

/** A link destination in parentheses, a reference definition, or a bare address. */
const LINK = /\]\(\s*([^\s)]*)|\]:\s*\S*|(?:https?:|www\.|mailto:)[^\s<>]*/gi;

/**
 * A destination that is certainly on this site. Two slashes lead to another host, as do a slash
 * with a backslash, and slashes written as `&sol;`; a bracket may begin another link.
 */
const OWN_PATH = /^\/(?:[\w#?][^([\]]*)?$/;

/** Number of links in a text that lead to other sites, in every Markdown syntax. */
export function countLinks(content: string): number {
  return Array.from(content.matchAll(LINK)).filter(([, destination]) =>
    destination === undefined ? true : !OWN_PATH.test(destination),
  ).length;
}

/** Facts about the author of a comment. */
export interface CommentingFacts {
  /** True if the account is younger than `NEW_HOURS`. */
  readonly isNew: boolean;
  /** Seconds until a new account may write again; null if it may now. */
  readonly waitSeconds: number | null;
  /** True if the account wrote the same text within `REPEAT_MINUTES`, on any puzzle. */
  readonly isRepeated: boolean;
}

/**
 * Reason to refuse a comment, or null. Spam comes from new accounts: these are rate limited, and
 * may post one link.
 */
export function commentRefusal(
  content: string,
  { isNew, waitSeconds, isRepeated }: CommentingFacts,
): Refusal<'conflict' | 'forbidden' | 'rate_limited'> | null {
  if (isRepeated) return refusal('conflict', 'refusals.repeated');
  const tooManyLinks = linkRefusal(content, isNew);
  if (tooManyLinks) return tooManyLinks;
  if (!isNew || waitSeconds === null) return null;
  return refusal('rate_limited', 'refusals.newcomerComments', {
    most: COMMENTS_PER_HOUR_WHEN_NEW,
  });
}

/** Reason to refuse a text with too many links for its author, or null. */
export function linkRefusal(content: string, isNew: boolean): Refusal<'forbidden'> | null {
  if (!isNew || countLinks(content) <= MAX_LINKS_WHEN_NEW) return null;
  return refusal('forbidden', 'refusals.newcomerLinks', { most: MAX_LINKS_WHEN_NEW });
}
