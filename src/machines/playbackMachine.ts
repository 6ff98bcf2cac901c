import type { Text } from '#texts/message.ts';
import { assign, fromCallback, sendTo, setup } from 'xstate';
import { invariant } from '#base/invariant.ts';
import { scoreDurationSeconds, type Score } from '#engine/music/score.ts';
import { boardScore, listeningScore } from '#engine/play/playback.ts';
import type { Document } from './document.ts';

/** The music to play: the player's board, or the author's solution. */
export type PlaybackSource = 'board' | 'solution';

export type PlaybackEvent =
  | {
      readonly type: 'playback.play';
      readonly source: PlaybackSource;
      readonly score: Score;
      /** Start position in the score. */
      readonly fromSeconds: number;
    }
  /** Sets the start column of the next playback. */
  | { readonly type: 'playback.checkpoint'; readonly column: number }
  /** Toggles scrolling with the playhead. */
  | { readonly type: 'playback.follow' }
  /** Toggles repetition at the end. */
  | { readonly type: 'playback.loop' }
  | { readonly type: 'playback.pause' }
  | { readonly type: 'playback.resume' }
  | { readonly type: 'playback.stop' }
  | PlayerReport;

/**
 * Reports of the player actor: sound has started, a column is playing, the last column has ended,
 * or there is no sound.
 */
export type PlayerReport =
  | { readonly type: 'player.started' }
  | { readonly type: 'player.column'; readonly column: number }
  | { readonly type: 'player.ended' }
  | { readonly type: 'player.failed'; readonly message: Text };

/** Commands to the player actor while it is running. */
export type PlayerCommand = { readonly type: 'player.pause' } | { readonly type: 'player.resume' };

export interface PlayerInput {
  readonly score: Score;
  readonly fromSeconds: number;
}

export interface PlaybackContext {
  readonly source: PlaybackSource;
  /** The last request to the player. */
  readonly request: PlayerInput | null;
  /** Start column of the next playback. */
  readonly fromColumn: number;
  /** The column that is playing; null while stopped. */
  readonly column: number | null;
  /** True if a board larger than its viewport scrolls along. */
  readonly isFollowing: boolean;
  /** True if the playback repeats at the end. */
  readonly isLooping: boolean;
  /** The reason why the last attempt made no sound. */
  readonly failure: Text | null;
}

/**
 * stopped → loading → playing ⇄ paused → stopped. The player actor owns the audio clock, the only
 * clock; leaving loading, playing or paused stops the actor and thereby the sound. In `again`, the
 * end was reached, and the play is asked for the score of the present board.
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
  const durationSeconds = scoreDurationSeconds(score);
  if (durationSeconds === 0) return null;
  const columnSeconds = line.columnStartsSeconds[fromColumn] ?? 0;
  const fromSeconds = columnSeconds < durationSeconds ? columnSeconds : 0;
  return { type: 'playback.play', source, score, fromSeconds };
}
