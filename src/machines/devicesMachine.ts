import { assign, fromCallback, fromPromise, setup } from 'xstate';

/** The colors of a board as letters, one a cell, row by row. */
type Letters = string;

/** The board of a solve as the server has it. */
export interface KeptBoard {
  readonly letters: Letters;
  /** Tells one save from the next. */
  readonly updatedAt: string;
}

/** How a save ended. It is `overtaken` where another device has saved since. */
export type KeepOutcome =
  | { readonly kind: 'kept'; readonly updatedAt: string }
  | { readonly kind: 'overtaken'; readonly kept: KeptBoard };

interface KeepRequest {
  readonly letters: Letters;
  /** The save that it follows on; null for none. */
  readonly base: string | null;
}

export interface DevicesInput {
  /** The board here. */
  readonly letters: Letters;
  /** The board that nothing was done on. */
  readonly untouched: Letters;
  /** The board that this device and the server last agreed on; null before they did. */
  readonly agreed: KeptBoard | null;
}

interface DevicesContext extends DevicesInput {
  /** The newest board of another device, while it is asked which one is wanted. */
  readonly other: KeptBoard | null;
  /** What the save under way was given. */
  readonly sent: Letters | null;
}

export type DevicesEvent =
  /** Something was done here. */
  | { readonly type: 'board.changed'; readonly letters: Letters }
  /** It may have gone on elsewhere: the page is seen again, or the network is back. */
  | { readonly type: 'devices.look' }
  /** The page goes out of sight, perhaps for ever. */
  | { readonly type: 'devices.leave' }
  /** Go on with the board here, or with the other one. */
  | { readonly type: 'devices.keepHere' }
  | { readonly type: 'devices.takeOther' };

/** A board is sent this long after it changed, together with what is done meanwhile. */
const REST_MS = 3_000;
/** After a failure. */
const RETRY_MS = 30_000;

type Found = { readonly kept: KeptBoard | null };

const KEPT = { params: ({ event }: { event: { output: KeptBoard | null } }) => foundOf(event) };

function foundOf({ output }: { output: KeptBoard | null }): Found {
  return { kept: output };
}

function overtaken({ event }: { event: { output: KeepOutcome } }): Found {
  return { kept: event.output.kind === 'overtaken' ? event.output.kept : null };
}

/**
 * One solve on several devices: the server keeps the newest board. Where only one of them went on,
 * the other one follows; where both did, the player is asked, and neither board is lost: the one
 * that is not chosen is a step back in the history.
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
    agree: assign((_, { kept }: Found) => ({ agreed: kept, other: null })),
    agreeOnSent: assign(({ context }, { updatedAt }: { updatedAt: string }) => ({
      agreed: { letters: context.sent ?? context.letters, updatedAt },
      other: null,
    })),
    follow: assign((_, { kept }: Found) => (kept ? { letters: kept.letters } : {})),
    ask: assign((_, { kept }: Found) => ({ other: kept })),
    noteSent: assign(({ context }) => ({ sent: context.letters })),
    /** What is sent now takes the place of the other board. */
    passOver: assign(({ context: { other } }) => ({ agreed: other, other: null })),
    takeOther: assign(({ context: { other, letters } }) => ({
      agreed: other,
      letters: other?.letters ?? letters,
      other: null,
    })),
    take: (_, _board: { letters: Letters }) => undefined,
    noteAgreed: (_, _agreed: { kept: KeptBoard | null }) => undefined,
  },
  guards: {
    /** Nothing was done elsewhere since both agreed. */
    isNoNews: ({ context: { agreed } }, { kept }: Found) =>
      kept === null || kept.updatedAt === agreed?.updatedAt,
    isSame: ({ context: { letters } }, { kept }: Found) => kept?.letters === letters,
    /** Nothing was done here since both agreed. */
    isIdleHere: ({ context: { letters, agreed, untouched } }) =>
      letters === (agreed?.letters ?? untouched) || letters === untouched,
    hasNews: ({ context: { letters, agreed, untouched } }) =>
      letters !== (agreed?.letters ?? untouched),
    isOvertaken: (_, { output }: { output: KeepOutcome }) => output.kind === 'overtaken',
  },
  delays: { rest: REST_MS, retry: RETRY_MS },
}).createMachine({
  id: 'devices',
  context: ({ input }) => ({ ...input, other: null, sent: null }),
  invoke: { src: 'board', id: 'board' },
  on: { 'board.changed': { actions: { type: 'note', params: ({ event }) => event } } },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'read',
        onDone: [
          { guard: { type: 'isNoNews', ...KEPT }, target: 'settled' },
          {
            guard: { type: 'isSame', ...KEPT },
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
      after: { rest: 'keeping' },
      on: { 'devices.leave': 'keeping', 'devices.look': 'reading' },
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
            guard: { type: 'isSame', params: overtaken },
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
      on: { 'devices.look': 'reading' },
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
