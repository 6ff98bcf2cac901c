import { frequencyOf } from '../../music/pitch.ts';
import { Gain, type ToneAudioNode } from './tone.ts';
import type { Voice } from './Voice.ts';

/** Notes that may sound at once on one instrument; further ones are left out. */
const MAX_VOICES = 64;
/** Pause between two notes of one synthesizer, so that the first has ended. */
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

/** How a polyphonic instrument sounds. */
export interface PolyphonicOptions {
  /** Gain that makes it as loud as the other instruments. */
  readonly level: number;
  readonly effects?: readonly ToneAudioNode[];
  /** How long a note is heard after it is let go. */
  readonly releaseSeconds: number;
  /** How long a held note is heard, where it dies away by itself. */
  readonly ringSeconds?: number;
}

/**
 * An instrument that plays several notes at once, made of as many one-note synthesizers as it
 * needs; each is used again after its note. Notes are put on the audio clock at once, so that no
 * timer outlives the instrument.
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
      one.synth.triggerAttackRelease(frequencyOf(midi), heldSeconds, atSeconds, velocity);
    },
    destroy() {
      for (const { synth } of synths) synth.dispose();
      for (const effect of effects) effect.dispose();
      input.dispose();
      output.dispose();
    },
  };
}
