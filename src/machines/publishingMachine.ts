import { assign, fromPromise, setup } from 'xstate';
import type { Text } from '#texts/message.ts';

/** The stage of a puzzle in the publishing process. */
export type PublicationStep =
  | 'waiting'
  /** The create call was sent; its result is unknown until the answer. */
  | 'creating'
  /** Stored on the site, still private. */
  | 'created'
  /** The site refused to publish it: the stored copy has to be deleted. */
  | 'removing'
  | 'online'
  | 'refused';

/** A puzzle in the publishing process. */
export interface Publication {
  /** The text of the puzzle, as its identity. */
  readonly key: string;
  readonly step: PublicationStep;
  /** Id of the puzzle on the site, once it is created. */
  readonly puzzleId: string | null;
  /** The reason for a refusal; otherwise empty. */
  readonly why: Text;
}

/** The reason why publishing is on hold. Only `offline` and `busy` are retried automatically. */
export type HoldReason = 'offline' | 'signedOut' | 'restricted' | 'busy';

/** A publication to advance by one step, and the account to use. */
export interface StepInput {
  readonly publication: Publication;
  readonly userId: string;
}

/** The result of one call. */
export interface StepOutcome {
  readonly publication: Publication;
  /** Null if publishing continues. */
  readonly held: HoldReason | null;
}

export type PublishingEvent =
  | { readonly type: 'publish'; readonly keys: readonly string[]; readonly userId: string }
  /** Restores the queue of an earlier page. It stays paused until `goOn`. */
  | {
      readonly type: 'restore';
      readonly publications: readonly Publication[];
      readonly userId: string | null;
    }
  /** Removes those publications that have not started. */
  | { readonly type: 'cancel'; readonly keys: readonly string[] }
  | { readonly type: 'pause' }
  | { readonly type: 'goOn' }
  | { readonly type: 'network.back' };

interface PublishingContext {
  readonly publications: readonly Publication[];
  /** The account; null while unknown. */
  readonly userId: string | null;
  /** Times of the latest calls, oldest first. */
  readonly callTimes: readonly number[];
  readonly held: HoldReason | null;
  readonly isPausing: boolean;
  readonly now: () => number;
}

/**
 * The site's rate limit for these calls, per minute; the window is a second longer to allow for
 * differing clocks.
 */
const MOST_CALLS = 60;
export const WINDOW_MS = 61_000;
/** Delay before a retry if the site is busy. */
const BUSY_MS = 15_000;

/** True if a publication still has steps to do. */
export function isUnfinished({ step }: Publication): boolean {
  return step !== 'online' && step !== 'refused';
}

/** True if a publication has no call in progress and no unfinished state on the site. */
export function isRemovable({ step }: Publication): boolean {
  return step === 'waiting' || step === 'refused' || step === 'online';
}

/** Delay until the rate limit allows another call, in milliseconds. */
export function delayUntilSlot(callTimes: readonly number[], nowMs: number): number {
  const oldest = callTimes.at(-MOST_CALLS);
  if (oldest === undefined) return 0;
  return Math.min(WINDOW_MS, Math.max(0, oldest + WINDOW_MS - nowMs));
}

/**
 * Publishes a queue of puzzles, one at a time and step by step: the site stores the puzzle, then
 * publishes it; one that it refuses to publish is deleted there. One step is one call; calls stay
 * within the site's rate limit. The UI provides `step`, which advances a publication by one step.
 */
export const publishingMachine = setup({
  types: {
    context: {} as PublishingContext,
    events: {} as PublishingEvent,
    /** A clock in milliseconds; only differences count. */
    input: {} as { readonly now: () => number },
  },
  actors: {
    step: fromPromise<StepOutcome, StepInput>(() => Promise.reject(new Error('Not provided.'))),
  },
  delays: {
    untilSlot: ({ context: { callTimes, now } }) => delayUntilSlot(callTimes, now()),
    busy: BUSY_MS,
  },
  guards: {
    isDone: ({ context: { isPausing, userId, publications } }) =>
      isPausing || userId === null || !publications.some(isUnfinished),
    goesOnByItself: ({ context }) => context.held === 'busy' || context.held === 'offline',
    isPausing: ({ context }) => context.isPausing,
    isOffline: ({ context }) => context.held === 'offline',
    isHeld: (_, { held }: StepOutcome) => held !== null,
  },
  actions: {
    add: assign(({ context }, { keys, userId }: { keys: readonly string[]; userId: string }) => ({
      publications: withAdded(context.publications, keys),
      userId,
    })),
    restore: assign(
      (
        _,
        restored: { publications: readonly Publication[]; userId: string | null },
      ): Pick<PublishingContext, 'publications' | 'userId'> => ({
        publications: restored.publications,
        userId: restored.userId,
      }),
    ),
    take: assign(({ context }, { keys }: { keys: readonly string[] }) => ({
      publications: context.publications.filter(
        (it) => !(keys.includes(it.key) && isRemovable(it)),
      ),
    })),
    note: assign(({ context }, { publication, held }: StepOutcome) => ({
      publications: context.publications.map((it) =>
        it.key === publication.key ? publication : it,
      ),
      held,
    })),
    noteCall: assign(({ context: { callTimes, now } }) => ({
      callTimes: [...callTimes, now()].slice(-MOST_CALLS),
      held: null,
    })),
  },
}).createMachine({
  id: 'publishing',
  context: ({ input }) => ({
    publications: [],
    userId: null,
    callTimes: [],
    held: null,
    isPausing: false,
    now: input.now,
  }),
  initial: 'resting',
  on: {
    publish: { actions: { type: 'add', params: ({ event }) => event } },
    cancel: { actions: { type: 'take', params: ({ event }) => event } },
    pause: { actions: assign({ isPausing: true }) },
  },
  states: {
    resting: {
      entry: assign({ isPausing: false, held: null }),
      on: {
        restore: { actions: { type: 'restore', params: ({ event }) => event } },
        publish: { actions: { type: 'add', params: ({ event }) => event }, target: 'pacing' },
        goOn: 'pacing',
        pause: {},
      },
    },
    pacing: {
      always: { guard: 'isDone', target: 'resting' },
      after: { untilSlot: 'calling' },
    },
    calling: {
      entry: 'noteCall',
      invoke: {
        src: 'step',
        input: ({ context }) => nextStepInput(context),
        onDone: [
          {
            guard: { type: 'isHeld', params: ({ event }) => event.output },
            actions: { type: 'note', params: ({ event }) => event.output },
            target: 'held',
          },
          { actions: { type: 'note', params: ({ event }) => event.output }, target: 'pacing' },
        ],
        onError: { actions: assign({ held: 'busy' }), target: 'held' },
      },
    },
    held: {
      always: { guard: 'isPausing', target: 'resting' },
      after: { busy: { guard: 'goesOnByItself', target: 'pacing' } },
      on: {
        goOn: 'pacing',
        restore: {
          actions: { type: 'restore', params: ({ event }) => event },
          target: 'resting',
        },
        'network.back': { guard: 'isOffline', target: 'pacing' },
      },
    },
  },
});

/**
 * Adds new puzzles and queues refused ones again; puzzles in progress or online stay as they are.
 */
function withAdded(
  publications: readonly Publication[],
  keys: readonly string[],
): readonly Publication[] {
  const wanted = new Set(keys);
  const known = new Set(publications.map(({ key }) => key));
  const again = publications.map((it) =>
    it.step === 'refused' && wanted.has(it.key) ? newPublication(it.key) : it,
  );
  return [...again, ...[...wanted].filter((key) => !known.has(key)).map(newPublication)];
}

/** A publication before its first step. */
export function newPublication(key: string): Publication {
  return { key, step: 'waiting', puzzleId: null, why: '' };
}

function nextStepInput({ publications, userId }: PublishingContext): StepInput {
  const publication = publications.find(isUnfinished);
  if (!publication || userId === null) throw new Error('Nothing is left to be done.');
  return { publication, userId };
}
