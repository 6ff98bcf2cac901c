import { RESTRICTIONS, type Restriction } from '#contract/endpoint.ts';
import type { Refusal } from '#contract/problem.ts';

/** An account as the rules of moderation see it. */
interface Subject {
  readonly id: string;
  readonly labels: readonly string[];
}

/** End of each restriction. */
export type RestrictionEnds = Readonly<Record<Restriction, Date | null>>;

/**
 * Reason why a moderator may not act on an account or its content, or null. A moderator's stolen
 * cookie can thus neither lock out the others nor lift a suspension of its own account.
 */
export function moderationRefusal(
  moderatorId: string,
  { id, labels }: Subject,
): Refusal<'forbidden'> | null {
  if (id === moderatorId)
    return { code: 'forbidden', summary: 'Moderators cannot act on themselves.' };
  if (labels.includes('moderator'))
    return { code: 'forbidden', summary: 'Moderators cannot act on other moderators.' };
  return null;
}

/** Restrictions that a moderator sets; omitted ones stay unchanged. */
export type WantedRestrictions = Readonly<Partial<Record<Restriction, string | null | undefined>>>;

/** The restrictions that change. */
export function changedRestrictions(
  ends: RestrictionEnds,
  wanted: WantedRestrictions,
): Partial<Record<Restriction, Date | null>> {
  const changes: Partial<Record<Restriction, Date | null>> = {};
  for (const restriction of RESTRICTIONS) {
    const text = wanted[restriction];
    if (text === undefined) continue;
    const end = text === null ? null : new Date(text);
    if (end?.getTime() !== ends[restriction]?.getTime()) changes[restriction] = end;
  }
  return changes;
}

/**
 * Changes of restrictions in words: `comments until 1 February 2027, 12:00 UTC; ratings allowed
 * again`.
 */
export function describeRestrictions(changes: Partial<RestrictionEnds>): string {
  return RESTRICTIONS.flatMap((restriction) => {
    const end = changes[restriction];
    if (end === undefined) return [];
    return `${restriction} ${end === null ? 'allowed again' : `until ${describeTime(end)}`}`;
  }).join('; ');
}

const WORDS = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** A time for use in a sentence: `1 February 2027, 12:00 UTC`. */
export function describeTime(moment: Date): string {
  return `${WORDS.format(moment)} UTC`;
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A duration in the largest unit that divides it: `3 days`, `90 minutes`. */
export function describeDuration(seconds: number): string {
  const [name, length] = UNITS.find(([, unit]) => seconds % unit === 0) ?? ['second', 1];
  const count = seconds / length;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

/** Replacement for an inadmissible name: distinct per account, and otherwise neutral. */
export function replacementName(userId: string): string {
  return `User ${userId.slice(-6)}`;
}

/** Replacement for the text of a removed comment. */
export const REMOVED_COMMENT = '*A moderator has removed this comment.*';
