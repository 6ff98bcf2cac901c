import { getDestination, getDraw, getTransport, now, start, type TransportInstance } from 'tone';
import type { Score, Tone } from '../music/score.ts';
import { Orchestra } from './Orchestra.ts';

/** What playback tells while it runs. */
export interface PlaybackListener {
  /** A column begins to sound; called on the frame in which it is heard. */
  onColumn(column: number): void;
  onEnd(): void;
}

/** Put every note of a score on a transport, which then is the only clock. Shared with offline rendering. */
export function scheduleScore(
  score: Score,
  orchestra: Orchestra,
  transport: Pick<TransportInstance, 'schedule'>,
): void {
  orchestra.prepare(score.notes.map(({ tone }) => tone));
  for (const { tone, atSeconds, ringsSeconds, velocity } of score.notes) {
    transport.schedule((time) => {
      orchestra.play(tone, time, ringsSeconds, velocity);
    }, atSeconds);
  }
}

/**
 * Plays scores on the audio clock. Make it on a user gesture: browsers keep audio silent before. One score at a
 * time; playing again stops what plays.
 */
export class Player {
  readonly #orchestra = new Orchestra(getDestination());

  set volume(volume: number) {
    this.#orchestra.volume = volume;
  }

  /** Resolves when the audio clock runs and all is scheduled. Times of the score count from its first column left. */
  async play(score: Score, fromColumn: number, listener: PlaybackListener): Promise<void> {
    await start();
    this.stop();
    const transport = getTransport();
    scheduleScore(score, this.#orchestra, transport);
    score.columnStarts.slice(fromColumn, -1).forEach((atSeconds, i) => {
      transport.schedule((time) => {
        getDraw().schedule(() => {
          listener.onColumn(fromColumn + i);
        }, time);
      }, atSeconds);
    });
    transport.schedule(
      (time) => {
        getDraw().schedule(listener.onEnd, time);
      },
      score.columnStarts.at(-1) ?? 0,
    );
    transport.start('+0.05');
  }

  /** Seconds of the score that have sounded, by the audio clock. */
  get seconds(): number {
    return Math.max(0, getTransport().seconds);
  }

  pause(): void {
    getTransport().pause();
    this.#orchestra.silence();
  }

  resume(): void {
    getTransport().start();
  }

  /** Sound one tone at once, for a cell that was just painted. */
  async sound(tone: Tone, velocity: number): Promise<void> {
    await start();
    this.#orchestra.play(tone, now(), 0.4, velocity);
  }

  stop(): void {
    const transport = getTransport();
    transport.stop();
    transport.cancel();
    getDraw().cancel();
    this.#orchestra.silence();
  }

  destroy(): void {
    this.stop();
    this.#orchestra.destroy();
  }
}
