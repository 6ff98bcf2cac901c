import { polyphonic } from '../voices/polyphonic.ts';
import { MonoSynth } from '../voices/tone.ts';
import type { Voice } from '../voices/Voice.ts';

/** Plucked steel string: all partials at the pluck, the high ones gone at once. */
export function guitarAcoustic(): Voice {
  const make = () =>
    new MonoSynth({
      oscillator: { type: 'custom', partials: [1, 0.7, 0.5, 0.36, 0.26, 0.18, 0.12, 0.08] },
      envelope: { attack: 0.002, decay: 1.1, sustain: 0, release: 0.25 },
      filter: { type: 'lowpass', Q: 0.8, rolloff: -12 },
      filterEnvelope: {
        attack: 0.001,
        decay: 0.35,
        sustain: 0.1,
        release: 0.2,
        baseFrequency: 320,
        octaves: 3.6,
      },
    });
  return polyphonic(make, { level: 0.4, releaseSeconds: 0.25, ringSeconds: 1.2 });
}
