import type { ToneAudioNode } from './tone.ts';

/** One instrument that sounds: owns its audio nodes until destroyed. Times are seconds on the audio clock. */
export interface Voice {
  readonly output: ToneAudioNode;
  /** Sound a note, now or later. `velocity` from 0 to 1. */
  play(midi: number, atSeconds: number, durationSeconds: number, velocity: number): void;
  destroy(): void;
}
