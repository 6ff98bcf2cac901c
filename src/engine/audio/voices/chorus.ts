import { frequencyOf } from '../../music/pitch.ts';
import { Gain, type ToneAudioNode } from './tone.ts';
import type { Voice } from './Voice.ts';

/** Notes that may sound at once on one instrument; what is over stays silent. */
const MOST_SINGERS = 64;
/** Rest between two notes of one singer, for the end of the first to be over. */
const BREATH_SECONDS = 0.02;

/** A synthesiser that plays one note at a time, whatever it is made of. */
type Singer = ToneAudioNode & {
  triggerAttackRelease(
    hertz: number,
    durationSeconds: number,
    atSeconds: number,
    velocity: number,
  ): unknown;
};

/** How a chorus sounds. */
export interface ChorusOptions {
  /** Gain that makes it as loud as the other instruments. */
  readonly level: number;
  readonly effects?: readonly ToneAudioNode[];
  /** How long a note is heard after it is let go. */
  readonly releaseSeconds: number;
  /** How long a held note is heard, where it dies away by itself. */
  readonly ringSeconds?: number;
}

/**
 * An instrument that plays chords: as many singers as sound at once, each free again after its note. Every note is on
 * the audio clock from the start, so nothing that waits outlives the instrument.
 */
export function chorus(makeSinger: () => Singer, options: ChorusOptions): Voice {
  const { level, effects = [], releaseSeconds, ringSeconds = Infinity } = options;
  const input = new Gain(1);
  const output = new Gain(level);
  input.chain(...effects, output);
  const singers: { readonly singer: Singer; freeAt: number }[] = [];

  const freeAt = (seconds: number) => {
    const free = singers.find((one) => one.freeAt <= seconds);
    if (free !== undefined || singers.length >= MOST_SINGERS) return free;
    const added = { singer: makeSinger(), freeAt: 0 };
    added.singer.connect(input);
    singers.push(added);
    return added;
  };

  return {
    output,
    play(midi, atSeconds, durationSeconds, velocity) {
      const one = freeAt(atSeconds);
      if (one === undefined) return;
      const heldSeconds = Math.min(durationSeconds, ringSeconds);
      one.freeAt = atSeconds + heldSeconds + releaseSeconds + BREATH_SECONDS;
      one.singer.triggerAttackRelease(frequencyOf(midi), heldSeconds, atSeconds, velocity);
    },
    destroy() {
      for (const { singer } of singers) singer.dispose();
      for (const effect of effects) effect.dispose();
      input.dispose();
      output.dispose();
    },
  };
}
