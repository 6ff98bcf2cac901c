import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Result } from '#base/result.ts';
import type { CheckRequest } from './protocol.ts';
import type { CheckRefusal, PuzzleFacts } from './PuzzleChecks.ts';

/** A few megabytes. */
const MAX_CACHED = 5000;
/** A puzzle may have taken too long because the machine was busy. */
const CUT_OFF_MS = 600_000;

type Question = Extract<CheckRequest, { readonly type: 'read' | 'publish' }>;
type Facts = Result<PuzzleFacts, CheckRefusal>;

interface Answer {
  readonly facts: Facts;
  /** True if the puzzle exceeded its time or memory. */
  readonly isCutOff: boolean;
}

/**
 * Cache refused checks, and share checks in progress for the same account: a puzzle that takes the
 * whole time limit before it is refused costs that time once. A puzzle that was cut off is cached
 * by its data alone, since a new title makes it no faster.
 */
export function cacheRefusals(
  find: (question: Question, account: string) => Promise<Answer>,
): (question: Question, account: string) => Promise<Facts> {
  const refused = new LRUCache<string, Extract<Facts, { ok: false }>>({ max: MAX_CACHED });
  const underWay = new Map<string, Promise<Facts>>();

  const findNew = async (question: Question, account: string): Promise<Facts> => {
    const { facts, isCutOff } = await find(question, account);
    if (facts.ok || facts.error.code === 'busy') return facts;
    if (isCutOff) refused.set(keyOf([question.type, dataIn(question)]), facts, { ttl: CUT_OFF_MS });
    else refused.set(keyOf(question), facts);
    return facts;
  };

  return (question, account) => {
    const whole = keyOf(question);
    const known = refused.get(whole) ?? refused.get(keyOf([question.type, dataIn(question)]));
    if (known) return Promise.resolve(known);
    const key = `${account} ${whole}`;
    const asked =
      underWay.get(key) ?? findNew(question, account).finally(() => underWay.delete(key));
    underWay.set(key, asked);
    return asked;
  };
}

function dataIn(question: Question): string {
  return question.type === 'read' ? question.data : question.puzzle.data;
}

function keyOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
