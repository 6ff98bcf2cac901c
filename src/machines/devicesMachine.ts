import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Text } from '#texts/message.ts';

/** The work as text: the colors of a solve, one letter a cell; or a puzzle in the making. */
type Letters = string;

/** The work as the server has it. */
export interface KeptBoard {
  readonly letters: Letters;
  /** Tells one save from the next. */
  readonly updatedAt: string;
}

/**
 * How a save ended. It is `overtaken` where another device has saved since, and `refused` where
 * trying again would be answered in the same way.
 */
export type KeepOutcome =
  | { readonly kind: 'kept'; readonly updatedAt: string }
  | { readonly kind: 'overtaken'; readonly kept: KeptBoard }
  | { readonly kind: 'refused'; readonly reason: Text };

export interface KeepRequest {
  readonly letters: Letters;
  /** The save that it follows on; null for none. */
  readonly base: string | null;
}

export interface DevicesInput {
  /** The work here. */
  readonly letters: Letters;
  /** How it looks before anything is done; null where there is no such thing. */
  readonly untouched: Letters | null;
  /** What this device and the server last agreed on; null before they did. */
  readonly agreed: KeptBoard | null;
  /** What was sent since, and not answered; null for nothing. */
  readonly sent: Letters | null;
  /** What is done here is sent by itself this long after it, with what follows meanwhile. */
  readonly restMs: number;
  /** False where it is sent only when that is asked for. */
  readonly isAutomatic: boolean;
}

interface DevicesContext extends DevicesInput {
  /** The newest board of another device, while it is asked which one is wanted. */
  readonly other: KeptBoard | null;
  /** Why the last save was refused. */
  readonly refusal: Text | null;
}

export type DevicesEvent =
  /** Something was done here. */
  | { readonly type: 'board.changed'; readonly letters: Letters }
  /** It may have gone on elsewhere: the page is seen again, or the network is back. */
  | { readonly type: 'devices.look' }
  /** The page goes out of sight, perhaps for ever. */
  | { readonly type: 'devices.leave' }
  /** Send what is here now. */
  | { readonly type: 'devices.keep' }
  /** From now on it is sent by itself, or only when that is asked for. */
  | { readonly type: 'devices.automatic'; readonly isAutomatic: boolean }
  /** Go on with the board here, or with the other one. */
  | { readonly type: 'devices.keepHere' }
  | { readonly type: 'devices.takeOther' };

/** After a failure. */
const RETRY_MS = 30_000;

type Found = { readonly kept: KeptBoard | null };

const KEPT = { params: ({ event }: { event: { output: KeptBoard | null } }) => foundOf(event) };

function foundOf({ output }: { output: KeptBoard | null }): Found {
  return { kept: output };
}

function refusalOf({ event }: { event: { output: KeepOutcome } }): { reason: Text | null } {
  return { reason: event.output.kind === 'refused' ? event.output.reason : null };
}

function overtaken({ event }: { event: { output: KeepOutcome } }): Found {
  return { kept: event.output.kind === 'overtaken' ? event.output.kept : null };
}

/**
 * One solve, or one puzzle in the making, on several devices: the server keeps the newest. Where
 * only one of them went on, the other one follows; where both did, it is asked which one is wanted,
 * and neither is lost: the one that is not chosen is a step back in the history.
 *
 * The page provides `read` and `keep`, which ask the server, `board`, which tells of changes here
 * and of the page, and the actions `take`, which puts a board on the screen, and `noteAgreed`,
 * which remembers on what both agree.
 */
export const devicesMachine = setup({
  types: {
    context: {} as DevicesContext,
    events: {} as DevicesEvent,
    input: {} as DevicesInput,
  },
  actors: {
    read: fromPromise<KeptBoard | null>(() => Promise.resolve(null)),
    keep: fromPromise<KeepOutcome, KeepRequest>(() => new Promise(() => undefined)),
    board: fromCallback<DevicesEvent>(() => undefined),
  },
  actions: {
    note: assign((_, { letters }: { letters: Letters }) => ({ letters })),
    agree: assign((_, { kept }: Found) => ({ agreed: kept, other: null, sent: null })),
    agreeOnSent: assign(({ context }, { updatedAt }: { updatedAt: string }) => ({
      agreed: { letters: context.sent ?? context.letters, updatedAt },
      other: null,
      sent: null,
    })),
    follow: assign((_, { kept }: Found) => (kept ? { letters: kept.letters } : {})),
    ask: assign((_, { kept }: Found) => ({ other: kept })),
    noteSent: assign(({ context }) => ({ sent: context.letters, refusal: null })),
    noteRefusal: assign((_, { reason }: { reason: Text | null }) => ({ refusal: reason })),
    noteAutomatic: assign((_, { isAutomatic }: { isAutomatic: boolean }) => ({ isAutomatic })),
    /** What is sent now takes the place of the other board. */
    passOver: assign(({ context: { other } }) => ({ agreed: other, other: null, sent: null })),
    takeOther: assign(({ context: { other, letters } }) => ({
      agreed: other,
      letters: other?.letters ?? letters,
      other: null,
      sent: null,
    })),
    take: (_, _board: { letters: Letters }) => undefined,
    noteAgreed: (_, _agreed: { kept: KeptBoard | null }) => undefined,
  },
  guards: {
    /** Nothing was done elsewhere since both agreed. */
    isNoNews: ({ context: { agreed } }, { kept }: Found) =>
      kept === null || kept.updatedAt === agreed?.updatedAt,
    /** What the server has is from here: the answer of a save was lost, or it was published. */
    isOurs: ({ context: { letters, agreed, sent } }, { kept }: Found) =>
      kept !== null && [letters, agreed?.letters, sent].includes(kept.letters),
    /** Nothing was done here since both agreed. */
    isIdleHere: ({ context: { letters, agreed, untouched } }) =>
      letters === (agreed?.letters ?? untouched) || letters === untouched,
    isAutomatic: ({ context }) => context.isAutomatic,
    isRefused: (_, { output }: { output: KeepOutcome }) => output.kind === 'refused',
    hasNews: ({ context: { letters, agreed, untouched } }) =>
      letters !== (agreed?.letters ?? untouched),
    /** Nothing is left of what was done. */
    isBack: ({ context: { letters, agreed, untouched } }) =>
      letters === (agreed?.letters ?? untouched),
    isOvertaken: (_, { output }: { output: KeepOutcome }) => output.kind === 'overtaken',
  },
  delays: { rest: ({ context }) => context.restMs, retry: RETRY_MS },
}).createMachine({
  id: 'devices',
  context: ({ input }) => ({ ...input, other: null, refusal: null }),
  invoke: { src: 'board', id: 'board' },
  on: {
    'board.changed': { actions: { type: 'note', params: ({ event }) => event } },
    'devices.automatic': { actions: { type: 'noteAutomatic', params: ({ event }) => event } },
  },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'read',
        onDone: [
          { guard: { type: 'isNoNews', ...KEPT }, target: 'settled' },
          {
            guard: { type: 'isOurs', ...KEPT },
            target: 'settled',
            actions: [
              { type: 'agree', ...KEPT },
              { type: 'noteAgreed', ...KEPT },
            ],
          },
          {
            guard: 'isIdleHere',
            target: 'settled',
            actions: [
              { type: 'agree', ...KEPT },
              { type: 'follow', ...KEPT },
              { type: 'noteAgreed', ...KEPT },
              { type: 'take', params: ({ context }) => ({ letters: context.letters }) },
            ],
          },
          { target: 'asking', actions: { type: 'ask', ...KEPT } },
        ],
        onError: 'failed',
      },
    },
    /** Both agree, or what is here goes its way soon. */
    settled: {
      always: { guard: 'hasNews', target: 'waiting' },
      on: {
        'devices.look': 'reading',
      },
    },
    waiting: {
      after: { rest: [{ guard: 'isAutomatic', target: 'keeping' }] },
      always: [{ guard: 'isBack', target: 'settled' }],
      on: {
        'devices.leave': { guard: 'isAutomatic', target: 'keeping' },
        'devices.keep': 'keeping',
        'devices.look': 'reading',
        'devices.automatic': {
          target: 'waiting',
          reenter: true,
          actions: { type: 'noteAutomatic', params: ({ event }) => event },
        },
      },
    },
    keeping: {
      entry: 'noteSent',
      invoke: {
        src: 'keep',
        input: ({ context: { letters, agreed } }) => ({
          letters,
          base: agreed?.updatedAt ?? null,
        }),
        onDone: [
          {
            guard: { type: 'isOurs', params: overtaken },
            target: 'settled',
            actions: [
              { type: 'agree', params: overtaken },
              { type: 'noteAgreed', params: overtaken },
            ],
          },
          {
            guard: { type: 'isOvertaken', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'ask', params: overtaken },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'noteRefusal', params: refusalOf },
          },
          {
            target: 'settled',
            actions: [
              {
                type: 'agreeOnSent',
                params: ({ event: { output } }) => ({
                  updatedAt: output.kind === 'kept' ? output.updatedAt : '',
                }),
              },
              { type: 'noteAgreed', params: ({ context }) => ({ kept: context.agreed }) },
            ],
          },
        ],
        onError: 'failed',
      },
    },
    failed: {
      after: { retry: 'reading' },
      on: { 'devices.look': 'reading', 'devices.keep': 'reading' },
    },
    /** What is here is not taken as it is. */
    refused: {
      on: {
        'board.changed': {
          target: 'waiting',
          actions: { type: 'note', params: ({ event }) => event },
        },
        'devices.keep': 'keeping',
      },
    },
    /** Both went on. */
    asking: {
      on: {
        'devices.keepHere': { target: 'keeping', actions: 'passOver' },
        'devices.takeOther': {
          target: 'settled',
          actions: [
            'takeOther',
            { type: 'noteAgreed', params: ({ context }) => ({ kept: context.agreed }) },
            { type: 'take', params: ({ context }) => ({ letters: context.letters }) },
          ],
        },
      },
    },
  },
});
