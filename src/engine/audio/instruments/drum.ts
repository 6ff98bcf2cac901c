import type { DrumSample } from '../../music/pitch.ts';
import { Filter, Gain, MembraneSynth, NoiseSynth, Synth } from '../voices/tone.ts';

/**
 * Two hits on one piece that are closer than this count as one, because a source cannot start twice
 * at the same time.
 */
const SHORTEST_GAP_SECONDS = 0.004;

/** A drum kit: one sound per name. Owns its audio nodes until destroyed. */
export interface DrumKit {
  readonly output: Gain;
  hit(sample: DrumSample, atSeconds: number, velocity: number): void;
  destroy(): void;
}

/** One piece of the kit. */
interface Piece {
  hit(atSeconds: number, velocity: number): void;
  destroy(): void;
}

/** Filtered noise that decays: snares, hats, cymbals. */
function noise(
  output: Gain,
  options: {
    readonly decaySeconds: number;
    readonly cutHz: number;
    readonly level: number;
    readonly band?: boolean;
  },
): Piece {
  const filter = new Filter(options.cutHz, options.band ? 'bandpass' : 'highpass');
  const gain = new Gain(options.level);
  const synth = new NoiseSynth({
    noise: { type: 'white' },
    envelope: { attack: 0.001, decay: options.decaySeconds, sustain: 0, release: 0.02 },
  }).chain(filter, gain, output);
  return {
    hit: (at, velocity) => synth.triggerAttackRelease(options.decaySeconds, at, velocity),
    destroy: () => [synth, filter, gain].forEach((node) => node.dispose()),
  };
}

/** A drumhead with a falling pitch: kick, tom, the body of the snare. */
function skin(
  output: Gain,
  options: {
    readonly hz: number;
    readonly octaves: number;
    readonly decaySeconds: number;
    readonly level: number;
  },
): Piece {
  const gain = new Gain(options.level);
  const synth = new MembraneSynth({
    octaves: options.octaves,
    pitchDecay: 0.045,
    envelope: { attack: 0.001, decay: options.decaySeconds, sustain: 0, release: 0.05 },
  }).chain(gain, output);
  return {
    hit: (at, velocity) =>
      synth.triggerAttackRelease(options.hz, options.decaySeconds, at, velocity),
    destroy: () => [synth, gain].forEach((node) => node.dispose()),
  };
}

/** A stick on the rim: a short hard tick. */
function tick(output: Gain): Piece {
  const gain = new Gain(0.5);
  const synth = new Synth({
    oscillator: { type: 'square' },
    envelope: { attack: 0.001, decay: 0.03, sustain: 0, release: 0.01 },
  }).chain(gain, output);
  return {
    hit: (at, velocity) => synth.triggerAttackRelease(1700, 0.03, at, velocity),
    destroy: () => [synth, gain].forEach((node) => node.dispose()),
  };
}

/** A kit with all seven sounds, without samples. */
export function drum(): DrumKit {
  const output = new Gain(0.7);
  const lastHits = new Map<DrumSample, number>();
  const pieces: Readonly<Record<DrumSample, readonly Piece[]>> = {
    kick: [skin(output, { hz: 52, octaves: 5, decaySeconds: 0.35, level: 1 })],
    tom: [skin(output, { hz: 110, octaves: 2.5, decaySeconds: 0.4, level: 0.8 })],
    snare: [
      skin(output, { hz: 180, octaves: 1.5, decaySeconds: 0.12, level: 0.4 }),
      noise(output, { decaySeconds: 0.18, cutHz: 1800, level: 0.55, band: true }),
    ],
    hihat: [noise(output, { decaySeconds: 0.06, cutHz: 7500, level: 0.5 })],
    'hihat-open': [noise(output, { decaySeconds: 0.45, cutHz: 7000, level: 0.45 })],
    crash: [noise(output, { decaySeconds: 1.4, cutHz: 4200, level: 0.5 })],
    rim: [tick(output)],
  };
  return {
    output,
    hit(sample, atSeconds, velocity) {
      if (atSeconds < (lastHits.get(sample) ?? -Infinity) + SHORTEST_GAP_SECONDS) return;
      lastHits.set(sample, atSeconds);
      pieces[sample].forEach((piece) => {
        piece.hit(atSeconds, velocity);
      });
    },
    destroy() {
      Object.values(pieces)
        .flat()
        .forEach((piece) => {
          piece.destroy();
        });
      output.dispose();
    },
  };
}
