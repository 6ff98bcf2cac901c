import { getContext, Offline } from '#engine/audio/voices/tone.ts';
import { Orchestra } from '#engine/audio/Orchestra.ts';
import { setMusicVolume } from '#engine/audio/musicOutput.ts';
import { playNote } from '#engine/audio/Player.ts';
import type { Score } from '#engine/music/score.ts';

/** Measurements of the rendered sound. */
export interface Recording {
  readonly sampleRate: number;
  /** Loudest sample of every millisecond. */
  readonly peaks: readonly number[];
  /** Root of the mean square of all samples. */
  readonly rms: number;
}

const SAMPLE_RATE = 48_000;

/** Play a score without a device, as fast as the machine can, and listen to it. */
async function record(
  score: Score,
  seconds: number,
  beginsAtSeconds: number,
  volume = 1,
): Promise<Recording> {
  const buffer = await Offline(
    () => {
      setMusicVolume(volume);
      const orchestra = new Orchestra();
      for (const note of score.notes) playNote(orchestra, note, beginsAtSeconds);
    },
    seconds,
    1,
    SAMPLE_RATE,
  );
  const samples = buffer.getChannelData(0);
  const window = SAMPLE_RATE / 1000;
  const peaks = Array.from({ length: Math.floor(samples.length / window) }, (_, i) =>
    samples
      .subarray(i * window, (i + 1) * window)
      .reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
  );
  const sum = samples.reduce((total, sample) => total + sample * sample, 0);
  return { sampleRate: SAMPLE_RATE, peaks, rms: Math.sqrt(sum / samples.length) };
}

declare global {
  interface Window {
    readonly recorder: { readonly record: typeof record; readonly getContext: typeof getContext };
  }
}

Object.assign(window, { recorder: { record, getContext } });
