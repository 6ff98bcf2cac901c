import { assign, fromPromise, setup } from 'xstate';

/** How far a puzzle is on its way to the site. */
export type PublicationStep =
  | 'waiting'
  /** The site was asked to keep it; whether it does is not known before it answers. */
  | 'creating'
  /** The site keeps it, and shows it to nobody yet. */
  | 'created'
  /** It must not be shown: what the site keeps of it is to go again. */
  | 'removing'
  | 'online'
  | 'refused';

/** One puzzle on its way to the site. */
export interface Publication {
  /** The text of the puzzle: the same for the same puzzle. */
  readonly key: string;
  readonly step: PublicationStep;
  /** Of the puzzle on the site, as soon as it is there. */
  readonly puzzleId: string | null;
  /** Why it was refused; else empty. */
  readonly why: string;
}

/** Why nothing goes on. Only what is `offline` or `busy` goes on by itself. */
export type HoldReason = 'offline' | 'signedOut' | 'restricted' | 'busy';

/** A publication to be taken one step further, and in whose name. */
export interface StepInput {
  readonly publication: Publication;
  readonly userId: string;
}

/** What came of one call. */
export interface StepOutcome {
  readonly publication: Publication;
  /** Null if others may go on. */
  readonly held: HoldReason | null;
}

export type PublishingEvent =
  | { readonly type: 'publish'; readonly keys: readonly string[]; readonly userId: string }
  /** What an earlier page left behind. It goes on when it is told to. */
  | {
      readonly type: 'restore';
      readonly publications: readonly Publication[];
      readonly userId: string | null;
    }
  /** Those among them that have not begun are taken out. */
  | { readonly type: 'cancel'; readonly keys: readonly string[] }
  | { readonly type: 'pause' }
  | { readonly type: 'goOn' }
  | { readonly type: 'network.back' };

interface PublishingContext {
  readonly publications: readonly Publication[];
  /** In whose name; null while nobody is known. */
  readonly userId: string | null;
  /** When the latest calls were made, the earliest first. */
  readonly callTimes: readonly number[];
  readonly held: HoldReason | null;
  readonly isPausing: boolean;
  readonly now: () => number;
}

/** The site takes so many calls of this kind a minute; a second more, for clocks differ. */
const MOST_CALLS = 60;
export const WINDOW_MS = 61_000;
/** How long a site that is busy is left alone. */
const BUSY_MS = 15_000;

/** Whether something is still to be done for a puzzle. */
export function isOpen({ step }: Publication): boolean {
  return step !== 'online' && step !== 'refused';
}

/** Whether nothing of a puzzle is on its way. */
export function isLoose({ step }: Publication): boolean {
  return step === 'waiting' || step === 'refused' || step === 'online';
}

/** How long to wait before another call may be made, in milliseconds. */
export function untilSlot(callTimes: readonly number[], nowMs: number): number {
  const oldest = callTimes.at(-MOST_CALLS);
  if (oldest === undefined) return 0;
  return Math.min(WINDOW_MS, Math.max(0, oldest + WINDOW_MS - nowMs));
}

/**
 * Publishes a list of puzzles, one at a time, each in its steps: the site keeps it, then shows it;
 * one that it will not show is removed there. One step is one call, of which no more are made than
 * the site allows. The UI provides `step`, which takes a publication one step further.
 */
export const publishingMachine = setup({
  types: {
    context: {} as PublishingContext,
    events: {} as PublishingEvent,
    /** The clock, in milliseconds: only differences count. */
    input: {} as { readonly now: () => number },
  },
  actors: {
    step: fromPromise<StepOutcome, StepInput>(() => Promise.reject(new Error('Not provided.'))),
  },
  delays: {
    untilSlot: ({ context: { callTimes, now } }) => untilSlot(callTimes, now()),
    busy: BUSY_MS,
  },
  guards: {
    isDone: ({ context: { isPausing, userId, publications } }) =>
      isPausing || userId === null || !publications.some(isOpen),
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
      publications: context.publications.filter((it) => !(keys.includes(it.key) && isLoose(it))),
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
        input: ({ context }) => nextOf(context),
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

/** A puzzle that was refused, or is new, waits; one that is on its way or online stays so. */
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

/** A puzzle that nothing was done for yet. */
export function newPublication(key: string): Publication {
  return { key, step: 'waiting', puzzleId: null, why: '' };
}

function nextOf({ publications, userId }: PublishingContext): StepInput {
  const publication = publications.find(isOpen);
  if (!publication || userId === null) throw new Error('Nothing is left to be done.');
  return { publication, userId };
}
