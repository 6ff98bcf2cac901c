import { RESTRICTIONS, type Restriction } from '#contract/endpoint.ts';
import { joined, message, momentOf, type Message, type Text } from '#texts/message.ts';
import { refusal, type Refusal } from './refusal.ts';

/** An account as the rules of moderation see it. */
export interface Subject {
  readonly id: string;
  readonly labels: readonly string[];
  /** True for the account of the site. */
  readonly isHouse: boolean;
}

/** End of each restriction. */
export type RestrictionEnds = Readonly<Record<Restriction, Date | null>>;

/**
 * Reason why a moderator may not act on a thing of an account, or on the account itself, or null. A
 * moderator's stolen cookie can thus neither lock out the others nor lift a suspension of its own
 * account. Of the site's account only its content can be moderated.
 */
export function moderationRefusal(
  moderatorId: string,
  thingId: string,
  { id, labels, isHouse }: Subject,
): Refusal<'forbidden'> | null {
  if (id === moderatorId) return refusal('forbidden', 'refusals.moderatorSelf');
  if (isHouse && thingId === id) return refusal('forbidden', 'refusals.houseAccount');
  return labels.includes('moderator') ? refusal('forbidden', 'refusals.moderatorOther') : null;
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
 * Changes of restrictions for a sentence: "no comments until February 1, 2027; ratings allowed
 * again". Null without a change.
 */
export function describeRestrictions(changes: Partial<RestrictionEnds>): Text | null {
  const texts = RESTRICTIONS.flatMap((restriction) => {
    const end = changes[restriction];
    if (end === undefined) return [];
    if (end === null) return message('notices.allowed', { restriction });
    return message('notices.forbidden', { restriction, until: momentOf(end, 'minute') });
  });
  return texts.length === 0 ? null : joined(texts, '; ');
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A duration in the largest unit that divides it: "3 days", "90 minutes". */
export function describeDuration(seconds: number): Message {
  const [unit, length] = UNITS.find(([, each]) => seconds % each === 0) ?? ['second', 1];
  return message('notices.duration', { unit, count: seconds / length });
}

/** Replacement for an inadmissible name: distinct per account, and otherwise neutral. */
export function replacementName(userId: string): string {
  return `User ${userId.slice(-6)}`;
}
