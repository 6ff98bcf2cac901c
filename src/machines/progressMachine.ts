import { assign, fromPromise, setup } from 'xstate';
import type { BoardProgress } from './boardContext.ts';
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

/** How a save ended: it is stored, or the browser has no room for it. */
export type SaveOutcome = 'saved' | 'noRoom';

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
  /** The last save failed, and the player was told. */
  readonly hasFailed: boolean;
}

export type ProgressEvent =
  /** A step was made. */
  | ({ readonly type: 'progress.changed' } & ProgressToSave)
  /** The page goes out of sight, perhaps for ever: the time spent counts too. */
  | ({ readonly type: 'progress.flush' } & ProgressToSave)
  /** The page goes for good. Nothing is written if all is saved. */
  | ({ readonly type: 'progress.leave' } & ProgressToSave);

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

/**
 * Saving: clean → dirty → saving → clean, and failed until a later save goes well; readOnly where
 * nothing is saved. The UI provides `write`, which stores what it is given, and the actions
 * `writeAtOnce`, a save that cannot be waited for because the page may be gone, and
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
  },
  actions: {
    note: assign((_, { progress, time, isSolved, charges }: ProgressToSave) => ({
      latest: { progress, time, isSolved, charges },
      isWorthSaving: true,
    })),
    begin: assign(({ context }) => ({ written: context.latest })),
    writeAtOnce: (_, _toSave: ProgressToSave) => undefined,
    reportFailure: () => undefined,
    noteFailure: assign({ hasFailed: true }),
    noteSuccess: assign({ hasFailed: false }),
  },
  delays: { rest: REST_MS, retry: RETRY_MS },
  guards: {
    isReadOnly: ({ context }) => context.isReadOnly,
    isWorthSaving: ({ context }) => context.isWorthSaving,
    isNewFailure: ({ context }) => !context.hasFailed,
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
    hasFailed: false,
  }),
  initial: 'clean',
  states: {
    readOnly: {},
    clean: {
      always: { guard: 'isReadOnly', target: 'readOnly' },
      on: {
        'progress.changed': { target: 'dirty', actions: NOTE },
        'progress.flush': { ...AT_ONCE, guard: 'isWorthSaving' },
      },
    },
    dirty: {
      after: { rest: 'saving' },
      on: {
        'progress.changed': { actions: NOTE },
        'progress.flush': AT_ONCE,
        'progress.leave': AT_ONCE,
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
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      on: {
        'progress.changed': { actions: NOTE },
        'progress.flush': AT_ONCE,
        'progress.leave': AT_ONCE,
      },
    },
    failed: {
      initial: 'reporting',
      after: { retry: 'saving' },
      on: {
        'progress.changed': { target: 'dirty', actions: NOTE },
        'progress.flush': AT_ONCE,
        'progress.leave': AT_ONCE,
      },
      states: {
        reporting: {
          always: [
            {
              guard: 'isNewFailure',
              target: 'waiting',
              actions: ['reportFailure', 'noteFailure'],
            },
            { target: 'waiting' },
          ],
        },
        waiting: {},
      },
    },
  },
});
