import type { Rating } from '#engine/explain/rate.ts';
import { invariant } from '#base/invariant.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { refusal } from '#server/domain/refusal.ts';
import { HostedPool } from './HostedPool.ts';
import type { CheckReply, CheckRequest } from './protocol.ts';
import {
  type CheckRefusal,
  type PuzzleChecks,
  type PuzzleFacts,
  type UnmadeReason,
  type UnratedReason,
  type Verification,
  unknownVerification,
} from './PuzzleChecks.ts';
import type { PoolEnd, PoolOptions } from './WorkerPool.ts';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

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
function cacheRefusals(
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

type PoolLimits = Omit<PoolOptions, 'script'>;

/** Limits of the workers. The defaults are those of the site; tests have others. */
export interface CheckLimits {
  /** For reading, and for checks before publishing. */
  readonly checking: PoolLimits;
  /** For the search for solutions, and for the rating that follows. */
  readonly verifying: PoolLimits;
}

export const CHECK_LIMITS: CheckLimits = {
  checking: {
    workers: 2,
    milliseconds: 2000,
    megabytes: 256,
    waiting: 32,
    waitingOfOne: 8,
    waitingMilliseconds: 5000,
  },
  verifying: {
    workers: 1,
    milliseconds: 30_000,
    megabytes: 512,
    waiting: 1000,
    waitingOfOne: 1000,
    waitingMilliseconds: 2 ** 31 - 1,
  },
};

/** Requests of the site come before checks, and checks before background searches. */
const CHECKING_NICENESS = 5;
const VERIFYING_NICENESS = 10;

/** Share of the limits after which a search gives up by itself and can report its effort. */
const OWN_SHARE = 0.8;

/** Called for an error that no puzzle should be able to cause. */
type OnMistake = (error: Error) => void;

type Pool = HostedPool<CheckRequest, CheckReply>;

/** Checks by workers whose script is the build of `worker.ts`. */
export function createPuzzleChecks(
  script: URL,
  onMistake: OnMistake,
  limits: CheckLimits = CHECK_LIMITS,
): PuzzleChecks {
  const start = (niceness: number, pool: PoolLimits): Pool =>
    new HostedPool({
      host: script,
      pool: { script: script.href, ...pool },
      niceness,
      onCrash: (reason) => onMistake(new Error(reason)),
    });
  const checking = start(CHECKING_NICENESS, limits.checking);
  const verifying = start(VERIFYING_NICENESS, limits.verifying);
  const ask = cacheRefusals(async (request, account) => {
    const end = await checking.run(request, { account });
    return { facts: factsOf(end, onMistake), isCutOff: isCutOff(end) };
  });
  const { milliseconds, megabytes } = limits.verifying;
  const own = { milliseconds: OWN_SHARE * milliseconds, megabytes: OWN_SHARE * megabytes };
  return {
    read: (data, account) => ask({ type: 'read', data }, account),
    checkForPublishing: (puzzle, account) => ask({ type: 'publish', puzzle }, account),
    async verify(data, signal) {
      const startMs = performance.now();
      const end = await verifying.run({ type: 'verify', data, limits: own }, { signal });
      return verificationOf(end, performance.now() - startMs, onMistake);
    },
    async rate(data, signal) {
      return ratingOf(await verifying.run({ type: 'rate', data }, { signal }), onMistake);
    },
    async make(order, signal) {
      const end = await verifying.run({ type: 'make', order }, { signal });
      if (end.type !== 'done') return fail(lostReason(end, onMistake));
      invariant(end.reply.type === 'made', 'the worker answers what it is asked');
      const { made } = end.reply;
      return made ? ok(made) : fail('notFound');
    },
    async close() {
      await Promise.all([checking.close(), verifying.close()]);
    },
  };
}

/** True if a puzzle exceeded its limits. */
function isCutOff({ type }: PoolEnd<CheckReply>): boolean {
  return type === 'tooLong' || type === 'tooMuchMemory';
}

function factsOf(
  end: PoolEnd<CheckReply>,
  onMistake: OnMistake,
): Result<PuzzleFacts, CheckRefusal> {
  switch (end.type) {
    case 'done':
      invariant(end.reply.type === 'facts', 'the worker answers what it is asked');
      return end.reply.facts;
    case 'tooLong':
      return fail(refusal('invalid_request', 'refusals.checkTooLong'));
    case 'tooMuchMemory':
      return fail(refusal('invalid_request', 'refusals.checkTooBig'));
    case 'failed':
      onMistake(new Error(end.reason));
      return fail(refusal('invalid_request', 'refusals.checkFailed'));
    case 'busy':
    case 'aborted':
      return fail(refusal('busy', 'refusals.checksBusy'));
    case 'notLoaded':
      throw new Error(end.reason);
  }
}

/** A rating cannot give up by itself, so it gets the full limits. */
function ratingOf(end: PoolEnd<CheckReply>, onMistake: OnMistake): Result<Rating, UnratedReason> {
  if (end.type !== 'done') return fail(lostReason(end, onMistake));
  invariant(end.reply.type === 'rating', 'the worker answers what it is asked');
  return end.reply.rating;
}

/** The reason why a job of a worker has no reply. */
function lostReason(
  end: Exclude<PoolEnd<CheckReply>, { readonly type: 'done' }>,
  onMistake: OnMistake,
): UnratedReason & UnmadeReason {
  switch (end.type) {
    case 'failed':
      onMistake(new Error(end.reason));
      return 'failed';
    case 'tooLong':
    case 'tooMuchMemory':
      return 'gaveUp';
    case 'busy':
    case 'aborted':
      return 'aborted';
    case 'notLoaded':
      throw new Error(end.reason);
  }
}

/** The time is measured from the request, so it includes waiting. */
function verificationOf(
  end: PoolEnd<CheckReply>,
  elapsedMs: number,
  onMistake: OnMistake,
): Verification {
  const effort = { milliseconds: Math.round(elapsedMs) };
  switch (end.type) {
    case 'done':
      invariant(end.reply.type === 'verification', 'the worker answers what it is asked');
      return end.reply.verification;
    case 'failed':
      onMistake(new Error(end.reason));
      return unknownVerification('failed', effort);
    case 'tooLong':
    case 'tooMuchMemory':
      return unknownVerification('gaveUp', effort);
    case 'busy':
    case 'aborted':
      return unknownVerification('aborted', effort);
    case 'notLoaded':
      throw new Error(end.reason);
  }
}
