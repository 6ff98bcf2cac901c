import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { hasSameSteps, type BoardProgress } from './boardContext.ts';
import type { Charges } from './foresightMachine.ts';
import type { SpentTime } from './solveMachine.ts';

/** The state of a board to save. */
export interface ProgressToSave {
  readonly progress: BoardProgress;
  readonly time: SpentTime;
  readonly isSolved: boolean;
  /** Null without foresight. */
  readonly charges: Charges | null;
}

/** The reason why a save failed: the browser has no space left, or allows no storage. */
export type SaveFailure = 'noRoom' | 'refused';

/**
 * Result of a save: stored or failed. `overtaken`: another tab has saved other work, which stays.
 * `behind`: the same, and this tab has no new work.
 */
export type SaveOutcome = 'saved' | SaveFailure | 'overtaken' | 'behind';

/** Events of other tabs with the same board. */
export type OtherTabsEvent =
  /** Another tab was open before this one. */
  | { readonly type: 'others.met' }
  /** Another tab was closed. */
  | { readonly type: 'others.left' }
  /** Another tab has saved other work. */
  | { readonly type: 'others.saved' };

export interface ProgressInput extends ProgressToSave {
  /** Nothing is saved. */
  readonly isReadOnly: boolean;
  /** There is a saved board, or foresight: the time spent is worth saving even without a step. */
  readonly isSaved: boolean;
}

export interface ProgressContext {
  readonly latest: ProgressToSave;
  /** The input of the running save; a different `latest` has arrived since. */
  readonly written: ProgressToSave | null;
  readonly isReadOnly: boolean;
  readonly isWorthSaving: boolean;
  /** The reason why the last save failed; null if it did not. */
  readonly failure: SaveFailure | null;
  /** The player was notified of the failure. */
  readonly isFailureReported: boolean;
  /**
   * The question for the player: another tab has the same board open, or has saved newer work. Null
   * if there is none, or it was answered.
   */
  readonly question: 'met' | 'behind' | null;
}

export type ProgressEvent =
  /** The board has changed. */
  | ({ readonly type: 'progress.changed' } & ProgressToSave)
  /** The page is hidden, and may not be shown again: the time spent is saved too. */
  | ({ readonly type: 'progress.flush' } & ProgressToSave)
  /** The page is closed. Nothing is written if all is saved. */
  | ({ readonly type: 'progress.leave' } & ProgressToSave)
  /** Turns the work of this tab into a copy. */
  | { readonly type: 'progress.copy' }
  /** The player continues in this tab, ignoring other tabs. */
  | { readonly type: 'progress.stay' }
  | OtherTabsEvent;

/** Delay before a save: the frame that shows the step is drawn first. */
const REST_MS = 20;
/** Delay before a retry without a further step. */
const RETRY_MS = 5_000;

/** Stores the latest state to save. */
const NOTE = {
  type: 'note',
  params: ({ event }: { event: ProgressToSave }) => event,
} as const;

/** Saves synchronously: code after this may never run. */
const AT_ONCE = {
  target: 'saving',
  reenter: true,
  actions: [NOTE, { type: 'writeAtOnce', params: ({ event }: { event: ProgressToSave }) => event }],
} as const;

/** Saves the work under a new key. */
const AS_COPY = { target: 'saving', reenter: true, actions: ['answer', 'startCopy'] } as const;

/**
 * Saving: clean → dirty → saving → clean, or failed until a later save succeeds; readOnly if
 * nothing is saved. In `behind`, another tab has saved newer work and this tab has changed nothing
 * since: the next step in this tab starts a copy, as does a step that another tab's save has
 * overtaken.
 *
 * The UI provides the actors `write`, which stores its input but never over newer work of another
 * tab, and `others`, which listens to other tabs; and the actions `writeAtOnce`, a synchronous save
 * for a page that may be closing, `startCopy`, after which saves go to a new key, and
 * `reportFailure`, called once for consecutive failures.
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
    noteReport: assign({ isFailureReported: true }),
    noteSuccess: assign({ failure: null, isFailureReported: false }),
  },
  delays: { rest: REST_MS, retry: RETRY_MS },
  guards: {
    isReadOnly: ({ context }) => context.isReadOnly,
    isWorthSaving: ({ context }) => context.isWorthSaving,
    isNewFailure: ({ context }) => !context.isFailureReported,
    isAskedNothing: ({ context }) => context.question === null,
    isMet: ({ context }) => context.question === 'met',
    /** The work has changed, not only the time. */
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
    isFailureReported: false,
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
