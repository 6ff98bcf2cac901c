import { assign, fromCallback, setup } from 'xstate';
import type { SolveReply, SolveRequest } from '#engine/solver/run/protocol.ts';
import type { SolveProgress } from '#engine/solver/run/SolveEvent.ts';

export type SolverEvent =
  | { readonly type: 'solver.start'; readonly request: SolveRequest; readonly atMs: number }
  | { readonly type: 'solver.stop' }
  /** The puzzle is another one: what was found says nothing about it. */
  | { readonly type: 'clues.changed' }
  | { readonly type: 'solver.reply'; readonly reply: SolveReply; readonly atMs: number };

interface SolverContext {
  readonly request: SolveRequest;
  /** Texts of the solutions told so far. */
  readonly solutions: readonly string[];
  readonly progress: SolveProgress | null;
  readonly message: string;
  readonly startedMs: number;
  /** When something was heard for the last time. */
  readonly heardMs: number;
}

const NO_REQUEST: SolveRequest = { grid: '', solver: 'auto', most: 2 };

/**
 * A run of a solver: idle, searching, then `unsolvable`, `only` (one solution, proved), `many`, `failed`, or `stopped` with
 * what was found until then. The UI provides `solver`, an actor that answers with `solver.reply` events and ends the search when
 * it is stopped.
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
      startedMs: atMs,
      heardMs: atMs,
    })),
    note: assign(({ context }, { reply, atMs }: { reply: SolveReply; atMs: number }) => {
      const heard = { heardMs: atMs };
      if (reply.type === 'solution')
        return { ...heard, solutions: [...context.solutions, reply.grid] };
      if (reply.type === 'progress') return { ...heard, progress: reply.progress };
      return reply.type === 'failed' ? { ...heard, message: reply.message } : heard;
    }),
  },
  guards: {
    isFailed: (_, { reply }: { reply: SolveReply }) => reply.type === 'failed',
    isEnough: (_, { reply }: { reply: SolveReply }) => reply.type === 'enough',
    isLastOfOne: ({ context }, { reply }: { reply: SolveReply }) =>
      reply.type === 'none' && context.solutions.length === 1,
    isLastOfMany: ({ context }, { reply }: { reply: SolveReply }) =>
      reply.type === 'none' && context.solutions.length > 1,
    isNone: (_, { reply }: { reply: SolveReply }) => reply.type === 'none',
  },
}).createMachine({
  id: 'solver',
  context: {
    request: NO_REQUEST,
    solutions: [],
    progress: null,
    message: '',
    startedMs: 0,
    heardMs: 0,
  },
  initial: 'idle',
  on: {
    'solver.start': {
      target: '.searching',
      reenter: true,
      actions: { type: 'begin', params: ({ event }) => event },
    },
    'clues.changed': '.idle',
  },
  states: {
    idle: {},
    searching: {
      invoke: { src: 'solver', input: ({ context }) => context.request },
      on: {
        'solver.stop': 'stopped',
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
    failed: {},
    stopped: {},
  },
});
