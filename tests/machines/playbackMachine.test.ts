import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { emptyGrid } from '#engine/grid/grid.ts';
import { compileScore } from '#engine/music/score.ts';
import {
  playbackMachine,
  type PlaybackEvent,
  type PlayerCommand,
  type PlayerInput,
  type PlayerReport,
} from '#machines/playbackMachine.ts';

/** Acts like a listener at a player that obeys, and keeps what the player was told. */
class TestPlayback {
  readonly told: (PlayerInput['fromSeconds'] | PlayerCommand['type'] | 'silenced')[] = [];
  #report: (report: PlayerReport) => void = () => undefined;
  readonly #actor = createActor(
    playbackMachine.provide({
      actors: {
        player: fromCallback<PlayerCommand, PlayerInput>(({ input, receive, sendBack }) => {
          this.told.push(input.fromSeconds);
          this.#report = sendBack;
          receive(({ type }) => this.told.push(type));
          return () => this.told.push('silenced');
        }),
      },
    }),
  ).start();

  send(event: PlaybackEvent): this {
    this.#actor.send(event);
    return this;
  }

  play(fromSeconds = 0): this {
    const score = compileScore(emptyGrid(4, 1), []);
    return this.send({ type: 'playback.play', source: 'board', score, fromSeconds });
  }

  player(report: PlayerReport): this {
    this.#report(report);
    return this;
  }

  expectState(state: unknown): this {
    expect(this.#actor.getSnapshot().value).toEqual(state);
    return this;
  }

  get context() {
    return this.#actor.getSnapshot().context;
  }
}

describe('playback', () => {
  it('plays once the player has started', () => {
    const playback = new TestPlayback().play().expectState({ sounding: 'loading' });

    playback.player({ type: 'player.started' }).expectState({ sounding: 'playing' });
    playback.player({ type: 'player.column', column: 2 });

    expect(playback.context.column).toBe(2);
  });

  it('stops and rewinds at the end', () => {
    const playback = new TestPlayback().play().player({ type: 'player.started' });

    playback.player({ type: 'player.column', column: 3 }).player({ type: 'player.ended' });

    playback.expectState('stopped');
    expect(playback.context.column).toBeNull();
    expect(playback.told).toEqual([0, 'silenced']);
  });

  it('pauses and goes on where it was', () => {
    const playback = new TestPlayback().play().player({ type: 'player.started' });

    playback.send({ type: 'playback.pause' }).expectState({ sounding: 'paused' });
    playback.send({ type: 'playback.resume' }).expectState({ sounding: 'playing' });

    expect(playback.told).toEqual([0, 'player.pause', 'player.resume']);
  });

  it('can be stopped while it loads, plays or rests', () => {
    const started = { type: 'player.started' } as const;
    const stop = { type: 'playback.stop' } as const;

    new TestPlayback().play().send(stop).expectState('stopped');
    new TestPlayback().play().player(started).send(stop).expectState('stopped');
    new TestPlayback()
      .play()
      .player(started)
      .send({ type: 'playback.pause' })
      .send(stop)
      .expectState('stopped');
  });

  it('keeps the chosen checkpoint, and starts again where it is asked to', () => {
    const playback = new TestPlayback().send({ type: 'playback.checkpoint', column: 2 }).play(1);

    playback.player({ type: 'player.started' }).play(1).expectState({ sounding: 'loading' });

    expect(playback.context.fromColumn).toBe(2);
    expect(playback.told).toEqual([1, 'silenced', 1]);
  });

  it('says why there is no sound, and forgets it at the next try', () => {
    const playback = new TestPlayback()
      .play()
      .player({ type: 'player.failed', message: 'No sound on this device' })
      .expectState('stopped');

    expect(playback.context.failure).toBe('No sound on this device');
    expect(playback.play().context.failure).toBeNull();
  });
});
