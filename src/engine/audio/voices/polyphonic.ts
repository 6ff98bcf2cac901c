import { midiToFrequency } from '../../music/pitch.ts';
import { Gain, type ToneAudioNode } from './tone.ts';

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

/** Maximum number of simultaneous notes of one instrument; further ones are skipped. */
const MAX_VOICES = 64;
/** Pause between two notes of one synthesizer, so that the first one has ended. */
const GAP_SECONDS = 0.02;

/** A synthesizer that plays one note at a time. */
type MonophonicSynth = ToneAudioNode & {
  triggerAttackRelease(
    hertz: number,
    durationSeconds: number,
    atSeconds: number,
    velocity: number,
  ): unknown;
};

/** The sound of a polyphonic instrument. */
export interface PolyphonicOptions {
  /** Gain that makes it as loud as the other instruments. */
  readonly level: number;
  readonly effects?: readonly ToneAudioNode[];
  /** Audible time of a note after its release. */
  readonly releaseSeconds: number;
  /** Audible time of a held note, if it decays by itself. */
  readonly ringSeconds?: number;
}

/**
 * An instrument that plays several notes at once, with as many monophonic synthesizers as it needs;
 * each is reused after its note. Notes are scheduled on the audio clock at once, so that no timer
 * outlives the instrument.
 */
export function polyphonic(makeSynth: () => MonophonicSynth, options: PolyphonicOptions): Voice {
  const { level, effects = [], releaseSeconds, ringSeconds = Infinity } = options;
  const input = new Gain(1);
  const output = new Gain(level);
  input.chain(...effects, output);
  const synths: { readonly synth: MonophonicSynth; freeAtSeconds: number }[] = [];

  const freeSynthAt = (seconds: number) => {
    const free = synths.find((one) => one.freeAtSeconds <= seconds);
    if (free !== undefined || synths.length >= MAX_VOICES) return free;
    const added = { synth: makeSynth(), freeAtSeconds: 0 };
    added.synth.connect(input);
    synths.push(added);
    return added;
  };

  return {
    output,
    play(midi, atSeconds, durationSeconds, velocity) {
      const one = freeSynthAt(atSeconds);
      if (one === undefined) return;
      const heldSeconds = Math.min(durationSeconds, ringSeconds);
      one.freeAtSeconds = atSeconds + heldSeconds + releaseSeconds + GAP_SECONDS;
      one.synth.triggerAttackRelease(midiToFrequency(midi), heldSeconds, atSeconds, velocity);
    },
    destroy() {
      for (const { synth } of synths) synth.dispose();
      for (const effect of effects) effect.dispose();
      input.dispose();
      output.dispose();
    },
  };
}
