import type { ToneAudioNode } from 'tone';

/** One instrument that sounds: owns its audio nodes until destroyed. Times are seconds on the audio clock. */
export interface Voice {
  readonly output: ToneAudioNode;
  /** `velocity` from 0 to 1. */
  play(midi: number, atSeconds: number, durationSeconds: number, velocity: number): void;
  /** Release everything that sounds. */
  silence(): void;
  destroy(): void;
}
