import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { hasSameSteps, type BoardProgress } from './boardContext.ts';
import type { Charges } from './foresightMachine.ts';
import type { SpentTime } from './solveMachine.ts';

/** What there is to save of a board at one moment. */
export interface ProgressToSave {
  readonly progress: BoardProgress;
  readonly time: SpentTime;
  readonly isSolved: boolean;
  /** Null without foresight. */
  readonly charges: Charges | null;
}

/** Why a save failed: the browser has no room for it, or allows none. */
export type SaveFailure = 'noRoom' | 'refused';

/**
 * How a save ended: it is stored, or it failed. `overtaken`: another tab has saved something else,
 * which stays. `behind`: so it has, and here is nothing new.
 */
export type SaveOutcome = 'saved' | SaveFailure | 'overtaken' | 'behind';

/** What becomes known of other tabs with the same board. */
export type OthersEvent =
  /** One was open before this. */
  | { readonly type: 'others.met' }
  /** One of them is gone. */
  | { readonly type: 'others.left' }
  /** Another tab has saved something else. */
  | { readonly type: 'others.saved' };

export interface ProgressInput extends ProgressToSave {
  /** Nothing is ever saved. */
  readonly isReadOnly: boolean;
  /**
   * There is a saved board already, or foresight: the time spent is worth saving without a step
   * too.
   */
  readonly isSaved: boolean;
}

interface ProgressContext {
  readonly latest: ProgressToSave;
  /** What the save under way was given; anything else has come since. */
  readonly written: ProgressToSave | null;
  readonly isReadOnly: boolean;
  readonly isWorthSaving: boolean;
  /** Why the last save failed; null if it did not. */
  readonly failure: SaveFailure | null;
  /** The player was told that saving fails. */
  readonly isFailureTold: boolean;
  /**
   * What the player is asked: another tab has the same board open, or has gone on with it. Null if
   * nothing is, or it was answered.
   */
  readonly question: 'met' | 'behind' | null;
}

export type ProgressEvent =
  /** A step was made. */
  | ({ readonly type: 'progress.changed' } & ProgressToSave)
  /** The page goes out of sight, perhaps for ever: the time spent counts too. */
  | ({ readonly type: 'progress.flush' } & ProgressToSave)
  /** The page goes for good. Nothing is written if all is saved. */
  | ({ readonly type: 'progress.leave' } & ProgressToSave)
  /** What is here becomes a copy of its own. */
  | { readonly type: 'progress.copy' }
  /** The player goes on here, whatever other tabs do. */
  | { readonly type: 'progress.stay' }
  | OthersEvent;

/** A step is written after the frame that shows it. */
const REST_MS = 20;
/** After a failure without a further step. */
const RETRY_MS = 5_000;

/** Take over what there is to save now. */
const NOTE = {
  type: 'note',
  params: ({ event }: { event: ProgressToSave }) => event,
} as const;

/** Save without waiting: what runs after this may run never. */
const AT_ONCE = {
  target: 'saving',
  reenter: true,
  actions: [NOTE, { type: 'writeAtOnce', params: ({ event }: { event: ProgressToSave }) => event }],
} as const;

/** Save what is here in a place of its own. */
const AS_COPY = { target: 'saving', reenter: true, actions: ['answer', 'startCopy'] } as const;

/**
 * Saving: clean → dirty → saving → clean, and failed until a later save goes well; readOnly where
 * nothing is saved. Behind, while another tab has gone on and nothing was done here since: the next
 * step here then begins a copy, and so does one that another tab was faster than. The UI provides
 * `write`, which stores what it is given but never over what another tab has saved since, and
 * `others`, which listens to other tabs; the actions `writeAtOnce`, a save that cannot be waited
 * for because the page may be gone, `startCopy`, after which saves go to another place, and
 * `reportFailure`, done once for each row of failures.
 */
export const progressMachine = setup({
  types: {
    context: {} as ProgressContext,
    events: {} as ProgressEvent,
    input: {} as ProgressInput,
  },
  actors: {
    write: fromPromise<SaveOutcome, ProgressToSave>(() => Promise.resolve('saved' as const)),
    others: fromCallback<ProgressEvent>(() => undefined),
  },
  actions: {
    note: assign((_, { progress, time, isSolved, charges }: ProgressToSave) => ({
      latest: { progress, time, isSolved, charges },
      isWorthSaving: true,
    })),
    begin: assign(({ context }) => ({ written: context.latest })),
    writeAtOnce: (_, _toSave: ProgressToSave) => undefined,
    startCopy: () => undefined,
    askMet: assign({ question: 'met' }),
    askBehind: assign({ question: 'behind' }),
    answer: assign({ question: null }),
    noteFailure: assign((_, { failure }: { failure: SaveFailure }) => ({ failure })),
    reportFailure: (_, _told: { failure: SaveFailure }) => undefined,
    noteReport: assign({ isFailureTold: true }),
    noteSuccess: assign({ failure: null, isFailureTold: false }),
  },
  delays: { rest: REST_MS, retry: RETRY_MS },
  guards: {
    isReadOnly: ({ context }) => context.isReadOnly,
    isWorthSaving: ({ context }) => context.isWorthSaving,
    isNewFailure: ({ context }) => !context.isFailureTold,
    isAskedNothing: ({ context }) => context.question === null,
    isMet: ({ context }) => context.question === 'met',
    /** Something was done here: more than the clock went on. */
    hasNews: ({ context }, { progress }: ProgressToSave) =>
      !hasSameSteps(progress, context.latest.progress),
    isOvertaken: (_, { outcome }: { outcome: SaveOutcome }) => outcome === 'overtaken',
    isBehind: (_, { outcome }: { outcome: SaveOutcome }) => outcome === 'behind',
    isSaved: (_, { outcome }: { outcome: SaveOutcome }) => outcome === 'saved',
    isSavedBehind: ({ context }, { outcome }: { outcome: SaveOutcome }) =>
      outcome === 'saved' && context.latest !== context.written,
  },
}).createMachine({
  id: 'progress',
  context: ({ input: { isReadOnly, isSaved, progress, time, isSolved, charges } }) => ({
    latest: { progress, time, isSolved, charges },
    written: null,
    isReadOnly,
    isWorthSaving: isSaved,
    failure: null,
    isFailureTold: false,
    question: null,
  }),
  invoke: { src: 'others', id: 'others' },
  on: {
    'others.met': { guard: 'isAskedNothing', actions: 'askMet' },
    'others.left': { guard: 'isMet', actions: 'answer' },
    'progress.stay': { actions: 'answer' },
  },
  initial: 'clean',
  states: {
    readOnly: {},
    clean: {
      always: { guard: 'isReadOnly', target: 'readOnly' },
      on: {
        'progress.changed': { target: 'dirty', actions: NOTE },
        'progress.flush': { ...AT_ONCE, guard: 'isWorthSaving' },
        'progress.copy': AS_COPY,
        'others.saved': 'behind',
      },
    },
    dirty: {
      after: { rest: 'saving' },
      on: {
        'progress.changed': { actions: NOTE },
        'progress.flush': AT_ONCE,
        'progress.leave': AT_ONCE,
        'progress.copy': AS_COPY,
      },
    },
    behind: {
      entry: 'askBehind',
      on: {
        'progress.changed': {
          guard: { type: 'hasNews', params: ({ event }) => event },
          target: 'dirty',
          actions: [NOTE, 'answer', 'startCopy'],
        },
        'progress.copy': AS_COPY,
      },
    },
    saving: {
      entry: 'begin',
      invoke: {
        src: 'write',
        input: ({ context }) => context.latest,
        onDone: [
          {
            guard: { type: 'isSavedBehind', params: ({ event }) => ({ outcome: event.output }) },
            target: 'dirty',
            actions: 'noteSuccess',
          },
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ outcome: event.output }) },
            target: 'clean',
            actions: 'noteSuccess',
          },
          {
            ...AS_COPY,
            guard: { type: 'isOvertaken', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isBehind', params: ({ event }) => ({ outcome: event.output }) },
            target: 'behind',
          },
          {
            target: 'failed',
            actions: {
              type: 'noteFailure',
              params: ({ event }) => ({
                failure: event.output === 'noRoom' ? 'noRoom' : 'refused',
              }),
            },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'noteFailure', params: { failure: 'refused' } },
        },
      },
      on: {
        'progress.changed': { actions: NOTE },
        'progress.flush': AT_ONCE,
        'progress.leave': AT_ONCE,
        'progress.copy': AS_COPY,
      },
    },
    failed: {
      initial: 'reporting',
      after: { retry: 'saving' },
      on: {
        'progress.changed': { target: 'dirty', actions: NOTE },
        'progress.flush': AT_ONCE,
        'progress.leave': AT_ONCE,
        'progress.copy': AS_COPY,
      },
      states: {
        reporting: {
          always: [
            {
              guard: 'isNewFailure',
              target: 'waiting',
              actions: [
                {
                  type: 'reportFailure',
                  params: ({ context }) => ({ failure: context.failure ?? 'refused' }),
                },
                'noteReport',
              ],
            },
            { target: 'waiting' },
          ],
        },
        waiting: {},
      },
    },
  },
});
