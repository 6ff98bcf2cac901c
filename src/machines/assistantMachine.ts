import type { Text } from '#texts/message.ts';
import { assign, enqueueActions, fromCallback, setup } from 'xstate';
import type { CursorQuestion } from '#engine/assistant/assist.ts';
import type { AssistantReply, AssistantRequest } from '#engine/assistant/session.ts';
import type { Grid } from '#engine/grid/grid.ts';
import {
  fitsGrid,
  withFacts,
  type Answer,
  type CursorAnswer,
  type PuzzleAnswer,
} from './assistantAnswer.ts';

/** A puzzle, and its text for the assistant, without the colors the player painted. */
export interface AssistedPuzzle {
  readonly grid: Grid;
  readonly text: string;
}

/** A request to the assistant's actor. */
export interface AssistantQuery {
  readonly type: 'assistant.ask';
  readonly request: AssistantRequest;
}

export type AssistantEvent =
  | { readonly type: 'assistant.start' }
  | { readonly type: 'assistant.stop' }
  | { readonly type: 'puzzle.changed'; readonly puzzle: AssistedPuzzle }
  | { readonly type: 'cursor.changed'; readonly cursor: CursorQuestion | null }
  | { readonly type: 'assistant.reply'; readonly reply: AssistantReply }
  | { readonly type: 'assistant.fail'; readonly message: Text };

interface AssistantContext {
  readonly puzzle: AssistedPuzzle | null;
  readonly cursor: CursorQuestion | null;
  /** Id of the newest request. */
  readonly id: number;
  /** Id of the first request about the puzzle. */
  readonly puzzleId: number;
  /** Facts about the grid it names; for a moment that may be the previous one. */
  readonly answer: PuzzleAnswer | null;
  /** Facts about the cursor in its present place; empty until the first reply. */
  readonly atCursor: CursorAnswer;
  readonly message: Text;
}

const NOTHING: CursorAnswer = {};

const UNFIT = 'The answer does not fit the board';

/**
 * The assistant of the editor: off, idle (no puzzle yet), thinking, answered or failed. Each change
 * of the puzzle is requested at once, and replies to older requests are dropped. The previous facts
 * stay for a moment, to avoid flicker if the new answer is quick; they name the puzzle they are
 * about.
 *
 * The UI provides `editor`, an actor that sends changes of the puzzle and whether the assistant is
 * on, and `assistant`, which answers the newest `assistant.ask` with `assistant.reply` and
 * `assistant.fail`.
 */
export const assistantMachine = setup({
  types: {
    context: {} as AssistantContext,
    events: {} as AssistantEvent,
    children: {} as { assistant: 'assistant'; editor: 'editor' },
  },
  actors: {
    assistant: fromCallback<AssistantQuery>(() => undefined),
    editor: fromCallback<AssistantEvent>(() => undefined),
  },
  delays: { outdated: 150 },
  actions: {
    notePuzzle: assign((_, { puzzle }: { puzzle: AssistedPuzzle }) => ({ puzzle })),
    /** An edit that changed nothing: the answer is about this grid, too, and more may follow. */
    noteSamePuzzle: assign(({ context }, { puzzle }: { puzzle: AssistedPuzzle }) => {
      const { answer, puzzle: before } = context;
      const isAnswered = answer !== null && answer.grid === before?.grid;
      return { puzzle, answer: isAnswered ? { ...answer, grid: puzzle.grid } : answer };
    }),
    noteCursor: assign((_, { cursor }: { cursor: CursorQuestion | null }) => ({
      cursor,
      atCursor: NOTHING,
    })),
    /** Makes replies to all earlier requests outdated. */
    startPuzzle: assign(({ context }) => ({ puzzleId: context.id + 1, atCursor: NOTHING })),
    ask: enqueueActions(({ context, enqueue }) => {
      const { puzzle, cursor } = context;
      if (!puzzle) return;
      const id = context.id + 1;
      enqueue.assign({ id });
      enqueue.sendTo('assistant', {
        type: 'assistant.ask',
        request: { id, grid: puzzle.text, cursor },
      });
    }),
    noteReply: assign(({ context }, { reply }: { reply: AssistantReply }) => {
      const known = isCurrent(context, reply) ? answerAfter(context, reply) : null;
      return known ? { answer: known.puzzle, atCursor: known.cursor } : {};
    }),
    forgetOutdated: assign(({ context: { answer, puzzle } }) =>
      answer?.grid === puzzle?.grid ? {} : { answer: null },
    ),
    forget: assign({ answer: null, atCursor: NOTHING }),
    noteFailure: assign((_, { message }: { message: Text }) => ({
      answer: null,
      atCursor: NOTHING,
      message,
    })),
  },
  guards: {
    isSamePuzzle: ({ context }, { puzzle }: { puzzle: AssistedPuzzle }) =>
      context.puzzle?.text === puzzle.text,
    hasPuzzle: ({ context }) => context.puzzle !== null,
    isLast: ({ context }, { reply }: { reply: AssistantReply }) =>
      isCurrent(context, reply) && reply.facts.some(({ type }) => type === 'done'),
    isUnfit: ({ context }, { reply }: { reply: AssistantReply }) =>
      isCurrent(context, reply) &&
      context.puzzle !== null &&
      !fitsGrid(reply.facts, context.puzzle.grid),
  },
}).createMachine({
  id: 'assistant',
  context: {
    puzzle: null,
    cursor: null,
    id: 0,
    puzzleId: 0,
    answer: null,
    atCursor: NOTHING,
    message: '',
  },
  invoke: { src: 'editor', id: 'editor' },
  initial: 'off',
  on: {
    'puzzle.changed': { actions: { type: 'notePuzzle', params: ({ event }) => event } },
    'cursor.changed': { actions: { type: 'noteCursor', params: ({ event }) => event } },
  },
  states: {
    off: { entry: 'forget', on: { 'assistant.start': 'on' } },
    on: {
      invoke: { src: 'assistant', id: 'assistant' },
      initial: 'idle',
      on: {
        'assistant.stop': 'off',
        'assistant.fail': {
          target: '.failed',
          actions: { type: 'noteFailure', params: ({ event }) => event },
        },
        'puzzle.changed': [
          {
            guard: { type: 'isSamePuzzle', params: ({ event }) => event },
            actions: { type: 'noteSamePuzzle', params: ({ event }) => event },
          },
          {
            target: '.thinking',
            reenter: false,
            actions: { type: 'notePuzzle', params: ({ event }) => event },
          },
        ],
      },
      states: {
        idle: { always: { guard: 'hasPuzzle', target: 'thinking' } },
        thinking: {
          entry: ['startPuzzle', 'ask'],
          after: { outdated: { actions: 'forgetOutdated' } },
          on: {
            'cursor.changed': {
              actions: [{ type: 'noteCursor', params: ({ event }) => event }, 'ask'],
            },
            'assistant.reply': [
              {
                guard: { type: 'isUnfit', params: ({ event }) => event },
                target: 'failed',
                actions: { type: 'noteFailure', params: { message: UNFIT } },
              },
              {
                guard: { type: 'isLast', params: ({ event }) => event },
                target: 'answered',
                actions: { type: 'noteReply', params: ({ event }) => event },
              },
              { actions: { type: 'noteReply', params: ({ event }) => event } },
            ],
          },
        },
        answered: {
          on: {
            'cursor.changed': {
              actions: [{ type: 'noteCursor', params: ({ event }) => event }, 'ask'],
            },
            'assistant.reply': { actions: { type: 'noteReply', params: ({ event }) => event } },
          },
        },
        failed: {
          on: {
            'puzzle.changed': {
              target: 'thinking',
              actions: { type: 'notePuzzle', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});

/** True if a reply is about the present puzzle. */
function isCurrent({ puzzleId }: AssistantContext, { id }: AssistantReply): boolean {
  return id >= puzzleId;
}

/**
 * The answer after a reply. A reply to an older request does not change the facts about the cursor.
 */
function answerAfter(
  { puzzle, answer, atCursor, id }: AssistantContext,
  reply: AssistantReply,
): Answer | null {
  if (!puzzle) return null;
  const before = answer?.grid === puzzle.grid ? answer : { grid: puzzle.grid };
  const next = withFacts({ puzzle: before, cursor: atCursor }, reply.facts);
  return reply.id === id ? next : { ...next, cursor: atCursor };
}
