import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Text } from '#texts/message.ts';

/** The work as text: the colors of a solve, one letter per cell; or the draft of a puzzle. */
type Letters = string;

/** The work as stored on the server. */
export interface ServerCopy {
  readonly letters: Letters;
  /** Identifies the save. */
  readonly updatedAt: string;
}

/**
 * Result of an upload: `overtaken` if another device has saved since, `refused` if a retry would
 * get the same answer.
 */
export type UploadOutcome =
  | { readonly kind: 'saved'; readonly updatedAt: string }
  | { readonly kind: 'overtaken'; readonly copy: ServerCopy }
  | { readonly kind: 'refused'; readonly reason: Text };

export interface UploadRequest {
  readonly letters: Letters;
  /** `updatedAt` of the save it is based on; null for none. */
  readonly base: string | null;
}

export interface DevicesInput {
  /** The work on this device. */
  readonly letters: Letters;
  /** The work before the first change; null if there is no such state. */
  readonly untouched: Letters | null;
  /** The last state that this device and the server both had; null if there was none. */
  readonly agreed: ServerCopy | null;
  /** Work uploaded since then without an answer; null for none. */
  readonly sent: Letters | null;
  /** Delay of the automatic upload after a change, in milliseconds; it includes later changes. */
  readonly restMs: number;
  /** False if the work is uploaded only on request. */
  readonly isAutomatic: boolean;
}

export interface DevicesContext extends DevicesInput {
  /** The newest copy from another device, while the user chooses between the two. */
  readonly other: ServerCopy | null;
  /** Reason why the last upload was refused. */
  readonly refusal: Text | null;
  /** An upload was requested while none was possible. */
  readonly isRequested: boolean;
}

export type DevicesEvent =
  /** The work changed on this device. */
  | { readonly type: 'board.changed'; readonly letters: Letters }
  /** Another device may have saved: the page is visible again, or the network is back. */
  | { readonly type: 'devices.refresh' }
  /** The page is hidden, and may not be shown again. */
  | { readonly type: 'devices.hide' }
  /** Upload the work now. */
  | { readonly type: 'devices.upload' }
  /** Switch between automatic uploads and uploads on request. */
  | { readonly type: 'devices.automatic'; readonly isAutomatic: boolean }
  /** Resolve the conflict with the work on this device, or with the other copy. */
  | { readonly type: 'devices.chooseLocal' }
  | { readonly type: 'devices.chooseOther' };

/** Delay before a retry after a failure. */
const RETRY_MS = 30_000;

type CopyParams = { readonly copy: ServerCopy | null };

/** Hands the server copy that was read to an action or a guard. */
const WITH_COPY = {
  params: ({ event }: { event: { output: ServerCopy | null } }): CopyParams => ({
    copy: event.output,
  }),
};

function refusalFromEvent({ event }: { event: { output: UploadOutcome } }): {
  reason: Text | null;
} {
  return { reason: event.output.kind === 'refused' ? event.output.reason : null };
}

function copyFromOvertaken({ event }: { event: { output: UploadOutcome } }): CopyParams {
  return { copy: event.output.kind === 'overtaken' ? event.output.copy : null };
}

/**
 * Synchronizes one solve, or one draft, between devices: the server stores the newest version. If
 * only one device has changed it, the other one follows. If both have, the user chooses one, and
 * none is lost: the other one is a step back in the history.
 *
 * The page provides the actors `readServerCopy` and `upload`, which call the server, and `board`,
 * which sends changes of the work and of the page; and the actions `showBoard`, which replaces the
 * board on the screen, and `storeAgreed`, which saves the agreed state.
 */
export const devicesMachine = setup({
  types: {
    context: {} as DevicesContext,
    events: {} as DevicesEvent,
    input: {} as DevicesInput,
  },
  actors: {
    readServerCopy: fromPromise<ServerCopy | null>(() => Promise.resolve(null)),
    upload: fromPromise<UploadOutcome, UploadRequest>(() => new Promise(() => undefined)),
    board: fromCallback<DevicesEvent>(() => undefined),
  },
  actions: {
    setLetters: assign((_, { letters }: { letters: Letters }) => ({ letters })),
    agree: assign((_, { copy }: CopyParams) => ({ agreed: copy, other: null, sent: null })),
    agreeOnSent: assign(({ context }, { updatedAt }: { updatedAt: string }) => ({
      agreed: { letters: context.sent ?? context.letters, updatedAt },
      other: null,
      sent: null,
    })),
    follow: assign((_, { copy }: CopyParams) => (copy ? { letters: copy.letters } : {})),
    setOther: assign((_, { copy }: CopyParams) => ({ other: copy })),
    setSent: assign(({ context }) => ({
      sent: context.letters,
      refusal: null,
      isRequested: false,
    })),
    noteRequest: assign({ isRequested: true }),
    dropRequest: assign({ isRequested: false }),
    setRefusal: assign((_, { reason }: { reason: Text | null }) => ({ refusal: reason })),
    setAutomatic: assign((_, { isAutomatic }: { isAutomatic: boolean }) => ({ isAutomatic })),
    /** The next upload replaces the other copy. */
    chooseLocal: assign(({ context: { other } }) => ({ agreed: other, other: null, sent: null })),
    chooseOther: assign(({ context: { other, letters } }) => ({
      agreed: other,
      letters: other?.letters ?? letters,
      other: null,
      sent: null,
    })),
    showBoard: (_, _board: { letters: Letters }) => undefined,
    storeAgreed: (_, _agreed: CopyParams) => undefined,
  },
  guards: {
    /** No other device has saved since the agreed state. */
    isUnchangedOnServer: ({ context: { agreed } }, { copy }: CopyParams) =>
      copy === null || copy.updatedAt === agreed?.updatedAt,
    /**
     * The server copy comes from this device: the answer of an upload was lost, or the puzzle was
     * published.
     */
    isOurs: ({ context: { letters, agreed, sent } }, { copy }: CopyParams) =>
      copy !== null && [letters, agreed?.letters, sent].includes(copy.letters),
    /** The work on this device has not changed since the agreed state, or is untouched. */
    isUnchangedHere: ({ context: { letters, agreed, untouched } }) =>
      letters === (agreed?.letters ?? untouched) || letters === untouched,
    isAutomatic: ({ context }) => context.isAutomatic,
    isRequested: ({ context }) => context.isRequested,
    isRefused: (_, { output }: { output: UploadOutcome }) => output.kind === 'refused',
    isChanged: ({ context: { letters, agreed, untouched } }) =>
      letters !== (agreed?.letters ?? untouched),
    /** All changes were undone. */
    isUndone: ({ context: { letters, agreed, untouched } }) =>
      letters === (agreed?.letters ?? untouched),
    isOvertaken: (_, { output }: { output: UploadOutcome }) => output.kind === 'overtaken',
  },
  delays: { rest: ({ context }) => context.restMs, retry: RETRY_MS },
}).createMachine({
  id: 'devices',
  context: ({ input }) => ({ ...input, other: null, refusal: null, isRequested: false }),
  invoke: { src: 'board', id: 'board' },
  on: {
    'board.changed': { actions: { type: 'setLetters', params: ({ event }) => event } },
    'devices.automatic': { actions: { type: 'setAutomatic', params: ({ event }) => event } },
  },
  initial: 'reading',
  states: {
    reading: {
      on: { 'devices.upload': { actions: 'noteRequest' } },
      invoke: {
        src: 'readServerCopy',
        onDone: [
          { guard: { type: 'isUnchangedOnServer', ...WITH_COPY }, target: 'settled' },
          {
            guard: { type: 'isOurs', ...WITH_COPY },
            target: 'settled',
            actions: [
              { type: 'agree', ...WITH_COPY },
              { type: 'storeAgreed', ...WITH_COPY },
            ],
          },
          {
            guard: 'isUnchangedHere',
            target: 'settled',
            actions: [
              { type: 'agree', ...WITH_COPY },
              { type: 'follow', ...WITH_COPY },
              { type: 'storeAgreed', ...WITH_COPY },
              { type: 'showBoard', params: ({ context }) => ({ letters: context.letters }) },
            ],
          },
          { target: 'conflict', actions: { type: 'setOther', ...WITH_COPY } },
        ],
        onError: 'failed',
      },
    },
    /** Device and server have the same state. */
    settled: {
      always: [
        { guard: 'isChanged', target: 'waiting' },
        { guard: 'isRequested', actions: 'dropRequest' },
      ],
      on: {
        'devices.refresh': 'reading',
      },
    },
    waiting: {
      after: { rest: [{ guard: 'isAutomatic', target: 'uploading' }] },
      always: [
        { guard: 'isUndone', target: 'settled' },
        { guard: 'isRequested', target: 'uploading' },
      ],
      on: {
        'devices.hide': { guard: 'isAutomatic', target: 'uploading' },
        'devices.upload': 'uploading',
        'devices.refresh': 'reading',
        'devices.automatic': {
          target: 'waiting',
          reenter: true,
          actions: { type: 'setAutomatic', params: ({ event }) => event },
        },
      },
    },
    uploading: {
      entry: 'setSent',
      on: { 'devices.upload': { actions: 'noteRequest' } },
      invoke: {
        src: 'upload',
        input: ({ context: { letters, agreed } }) => ({
          letters,
          base: agreed?.updatedAt ?? null,
        }),
        onDone: [
          {
            guard: { type: 'isOurs', params: copyFromOvertaken },
            target: 'settled',
            actions: [
              { type: 'agree', params: copyFromOvertaken },
              { type: 'storeAgreed', params: copyFromOvertaken },
            ],
          },
          {
            guard: { type: 'isOvertaken', params: ({ event }) => event },
            target: 'conflict',
            actions: { type: 'setOther', params: copyFromOvertaken },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'setRefusal', params: refusalFromEvent },
          },
          {
            target: 'settled',
            actions: [
              {
                type: 'agreeOnSent',
                params: ({ event: { output } }) => ({
                  updatedAt: output.kind === 'saved' ? output.updatedAt : '',
                }),
              },
              { type: 'storeAgreed', params: ({ context }) => ({ copy: context.agreed }) },
            ],
          },
        ],
        onError: 'failed',
      },
    },
    failed: {
      after: { retry: 'reading' },
      on: {
        'devices.refresh': 'reading',
        'devices.upload': { target: 'reading', actions: 'noteRequest' },
      },
    },
    /** The server refused the work; it is uploaded again after a change or on request. */
    refused: {
      entry: 'dropRequest', // refused work is uploaded only on a new request
      on: {
        'board.changed': {
          target: 'waiting',
          actions: { type: 'setLetters', params: ({ event }) => event },
        },
        'devices.upload': 'uploading',
      },
    },
    /** Both devices have changed the work; the user chooses. */
    conflict: {
      entry: 'dropRequest',
      on: {
        'devices.chooseLocal': { target: 'uploading', actions: 'chooseLocal' },
        'devices.chooseOther': {
          target: 'settled',
          actions: [
            'chooseOther',
            { type: 'storeAgreed', params: ({ context }) => ({ copy: context.agreed }) },
            { type: 'showBoard', params: ({ context }) => ({ letters: context.letters }) },
          ],
        },
      },
    },
  },
});
