import type { Text } from '#texts/message.ts';
import { assign, fromCallback, setup } from 'xstate';
import type { Grid } from '#engine/grid/grid.ts';
import {
  type SolveRequest,
  type SolveProgress,
  failedReply,
  type SolveReply,
} from '#engine/solving/protocol.ts';
import { parseGridText } from '#engine/codec/gridText.ts';

/** A solver's reply with its grid text parsed. */
export type SolverReply =
  | Exclude<SolveReply, { readonly type: 'solution' }>
  | { readonly type: 'solution'; readonly grid: Grid };

/** Parses the grid text of a reply once, as it arrives. */
export function parseReply(reply: SolveReply): SolverReply {
  if (reply.type !== 'solution') return reply;
  const grid = parseGridText(reply.grid);
  return grid.ok ? { type: 'solution', grid: grid.value } : failedReply(grid.error.message);
}

export type SolverEvent =
  | { readonly type: 'solver.start'; readonly request: SolveRequest; readonly atMs: number }
  | { readonly type: 'solver.stop' }
  /**
   * The puzzle has changed: a running search ends. The result stays, and the UI has to show that it
   * belongs to the requested puzzle.
   */
  | { readonly type: 'clues.changed' }
  | { readonly type: 'solver.reply'; readonly reply: SolverReply; readonly atMs: number };

interface SolverContext {
  readonly request: SolveRequest;
  /** Solutions found so far. */
  readonly solutions: readonly Grid[];
  readonly progress: SolveProgress | null;
  readonly message: Text;
  /** The requested solver could not be loaded, and another one replies. */
  readonly isSubstituted: boolean;
  readonly startedMs: number;
  /** Time of the last reply. */
  readonly repliedMs: number;
}

const NO_REQUEST: SolveRequest = { grid: '', solver: 'auto', most: 2 };

/**
 * A run of a solver: idle, searching, then `unsolvable`, `only` (one solution, proved), `many`,
 * `failed`, or `stopped` with the solutions found until then. The UI provides `solver`, an actor
 * that sends `solver.reply` events and ends the search when it is stopped.
 */
export const solverMachine = setup({
  types: { context: {} as SolverContext, events: {} as SolverEvent },
  actors: { solver: fromCallback<SolverEvent, SolveRequest>(() => undefined) },
  actions: {
    begin: assign((_, { request, atMs }: { request: SolveRequest; atMs: number }) => ({
      request,
      solutions: [],
      progress: null,
      message: '',
      isSubstituted: false,
      startedMs: atMs,
      repliedMs: atMs,
    })),
    note: assign(({ context }, { reply, atMs }: { reply: SolverReply; atMs: number }) => {
      const replied = { repliedMs: atMs };
      if (reply.type === 'solution')
        return { ...replied, solutions: [...context.solutions, reply.grid] };
      if (reply.type === 'substitute') return { ...replied, isSubstituted: true };
      if (reply.type === 'progress') return { ...replied, progress: reply.progress };
      return reply.type === 'failed' ? { ...replied, message: reply.message } : replied;
    }),
  },
  guards: {
    isFailed: (_, { reply }: { reply: SolverReply }) => reply.type === 'failed',
    isEnough: (_, { reply }: { reply: SolverReply }) => reply.type === 'enough',
    isLastOfOne: ({ context }, { reply }: { reply: SolverReply }) =>
      reply.type === 'none' && context.solutions.length === 1,
    isLastOfMany: ({ context }, { reply }: { reply: SolverReply }) =>
      reply.type === 'none' && context.solutions.length > 1,
    isNone: (_, { reply }: { reply: SolverReply }) => reply.type === 'none',
  },
}).createMachine({
  id: 'solver',
  context: {
    request: NO_REQUEST,
    solutions: [],
    progress: null,
    message: '',
    isSubstituted: false,
    startedMs: 0,
    repliedMs: 0,
  },
  initial: 'idle',
  on: {
    'solver.start': {
      target: '.searching',
      reenter: true,
      actions: { type: 'begin', params: ({ event }) => event },
    },
  },
  states: {
    idle: {},
    searching: {
      invoke: { src: 'solver', input: ({ context }) => context.request },
      on: {
        'solver.stop': 'stopped',
        'clues.changed': 'idle',
        'solver.reply': [
          {
            guard: { type: 'isFailed', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'note', params: ({ event }) => event },
          },
          {
            guard: { type: 'isEnough', params: ({ event }) => event },
            target: 'many',
            actions: { type: 'note', params: ({ event }) => event },
          },
          {
            guard: { type: 'isLastOfOne', params: ({ event }) => event },
            target: 'only',
            actions: { type: 'note', params: ({ event }) => event },
          },
          {
            guard: { type: 'isLastOfMany', params: ({ event }) => event },
            target: 'many',
            actions: { type: 'note', params: ({ event }) => event },
          },
          {
            guard: { type: 'isNone', params: ({ event }) => event },
            target: 'unsolvable',
            actions: { type: 'note', params: ({ event }) => event },
          },
          { actions: { type: 'note', params: ({ event }) => event } },
        ],
      },
    },
    unsolvable: {},
    only: {},
    many: {},
    failed: { on: { 'clues.changed': 'idle' } },
    stopped: { on: { 'clues.changed': 'idle' } },
  },
});
