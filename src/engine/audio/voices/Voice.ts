import type { ToneAudioNode } from './tone.ts';

/**
 * An instrument that plays notes: owns its audio nodes until destroyed. Times are seconds on the
 * audio clock.
 */
export interface Voice {
  readonly output: ToneAudioNode;
  /** Play a note, now or later. `velocity` is from 0 to 1. */
  play(midi: number, atSeconds: number, durationSeconds: number, velocity: number): void;
  destroy(): void;
}
