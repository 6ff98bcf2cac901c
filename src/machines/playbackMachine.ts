import type { Text } from '#texts/message.ts';
import { assign, fromCallback, sendTo, setup } from 'xstate';
import { invariant } from '#base/invariant.ts';
import { durationSecondsOf, type Score } from '#engine/music/score.ts';
import { boardScore, listeningScore } from '#engine/play/playback.ts';
import type { Document } from './document.ts';

/** What is listened to: the player's own board, or what the author meant. */
export type PlaybackSource = 'board' | 'solution';

export type PlaybackEvent =
  | {
      readonly type: 'playback.play';
      readonly source: PlaybackSource;
      readonly score: Score;
      /** Where in the score to begin. */
      readonly fromSeconds: number;
    }
  /** Choose the column of the next start. */
  | { readonly type: 'playback.checkpoint'; readonly column: number }
  /** Keep the playhead in sight, or no longer. */
  | { readonly type: 'playback.follow' }
  /** Begin again at the end, or no longer. */
  | { readonly type: 'playback.loop' }
  | { readonly type: 'playback.pause' }
  | { readonly type: 'playback.resume' }
  | { readonly type: 'playback.stop' }
  | PlayerReport;

/**
 * What the player actor tells: sound has started, a column is heard, the last column is over, or
 * there is no sound.
 */
export type PlayerReport =
  | { readonly type: 'player.started' }
  | { readonly type: 'player.column'; readonly column: number }
  | { readonly type: 'player.ended' }
  | { readonly type: 'player.failed'; readonly message: Text };

/** What the machine asks of the player actor while it lives. */
export type PlayerCommand = { readonly type: 'player.pause' } | { readonly type: 'player.resume' };

export interface PlayerInput {
  readonly score: Score;
  readonly fromSeconds: number;
}

interface PlaybackContext {
  readonly source: PlaybackSource;
  /** What the player was asked to play. */
  readonly request: PlayerInput | null;
  /** The column at which the next start is. */
  readonly fromColumn: number;
  /** The column that sounds; null while stopped. */
  readonly column: number | null;
  /** Whether a board larger than its window moves along. */
  readonly isFollowing: boolean;
  /** Whether it begins again at the end. */
  readonly isLooping: boolean;
  /** Why there was no sound at the last try. */
  readonly failure: Text | null;
}

/**
 * stopped → loading → playing ⇄ paused → stopped. The player actor owns the audio clock, which is
 * the only clock; leaving loading, playing or paused ends the actor and with it the sound. In
 * `again` the end was reached, and the play is asked for the score as it is by now.
 */
export const playbackMachine = setup({
  types: {
    context: {} as PlaybackContext,
    events: {} as PlaybackEvent,
  },
  actors: {
    player: fromCallback<PlayerCommand, PlayerInput>(() => undefined),
  },
  actions: {
    choose: assign(({ event, context }) => {
      if (event.type !== 'playback.play') return context;
      const { source, score, fromSeconds } = event;
      return { source, request: { score, fromSeconds }, failure: null };
    }),
    startAt: assign(({ event, context }) => ({
      fromColumn: event.type === 'playback.checkpoint' ? event.column : context.fromColumn,
    })),
    follow: assign(({ event, context }) => ({
      column: event.type === 'player.column' ? event.column : context.column,
    })),
    fail: assign(({ event }) => ({
      failure: event.type === 'player.failed' ? event.message : null,
    })),
    rewind: assign({ column: null }),
    toggleLooping: assign(({ context }) => ({ isLooping: !context.isLooping })),
    toggleFollowing: assign(({ context }) => ({ isFollowing: !context.isFollowing })),
    pausePlayer: sendTo('player', { type: 'player.pause' }),
    resumePlayer: sendTo('player', { type: 'player.resume' }),
  },
  guards: {
    isLooping: ({ context }) => context.isLooping,
  },
}).createMachine({
  id: 'playback',
  context: {
    source: 'board',
    request: null,
    fromColumn: 0,
    column: null,
    isFollowing: true,
    isLooping: false,
    failure: null,
  },
  initial: 'stopped',
  on: {
    'playback.checkpoint': { actions: 'startAt' },
    'playback.follow': { actions: 'toggleFollowing' },
    'playback.loop': { actions: 'toggleLooping' },
  },
  states: {
    stopped: {
      entry: 'rewind',
      on: { 'playback.play': { target: 'sounding', actions: 'choose' } },
    },
    again: {
      on: {
        'playback.play': { target: 'sounding', actions: 'choose' },
        'playback.stop': 'stopped',
      },
    },
    sounding: {
      initial: 'loading',
      invoke: {
        src: 'player',
        id: 'player',
        input: ({ context: { request } }) => {
          invariant(request, 'sound begins with something to play');
          return request;
        },
      },
      on: {
        'playback.play': { target: 'sounding', reenter: true, actions: 'choose' },
        'playback.stop': 'stopped',
        'player.ended': [{ guard: 'isLooping', target: 'again' }, { target: 'stopped' }],
        'player.failed': { target: 'stopped', actions: 'fail' },
      },
      states: {
        loading: { on: { 'player.started': 'playing' } },
        playing: {
          on: {
            'player.column': { actions: 'follow' },
            'playback.pause': {
              target: 'paused',
              actions: 'pausePlayer',
            },
          },
        },
        paused: {
          on: {
            'playback.resume': {
              target: 'playing',
              actions: 'resumePlayer',
            },
          },
        },
      },
    },
  },
});

/**
 * The event that plays the board or the solution from a column; null if there is no such music, or
 * its length is 0. A track that ends before the column is played from its start: played from its
 * end, it would repeat forever without a sound.
 */
export function playbackStart(
  { grid, solution }: Pick<Document, 'grid' | 'solution'>,
  source: PlaybackSource,
  fromColumn: number,
): Extract<PlaybackEvent, { type: 'playback.play' }> | null {
  const line = boardScore(grid);
  const score = source === 'board' ? line : listeningScore(grid, solution);
  if (!line || !score) return null;
  const durationSeconds = durationSecondsOf(score);
  if (durationSeconds === 0) return null;
  const columnSeconds = line.columnStartsSeconds[fromColumn] ?? 0;
  const fromSeconds = columnSeconds < durationSeconds ? columnSeconds : 0;
  return { type: 'playback.play', source, score, fromSeconds };
}
