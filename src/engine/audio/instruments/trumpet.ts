import { polyphonic } from '../voices/polyphonic.ts';
import { MonoSynth } from '../voices/tone.ts';
import type { Voice } from '../voices/Voice.ts';

/** Brass: the louder it starts, the brighter it opens. */
export function trumpet(): Voice {
  const make = () =>
    new MonoSynth({
      oscillator: { type: 'sawtooth' },
      envelope: { attack: 0.018, decay: 0.16, sustain: 0.75, release: 0.12 },
      filter: { type: 'lowpass', Q: 1.2, rolloff: -12 },
      filterEnvelope: {
        attack: 0.035,
        decay: 0.2,
        sustain: 0.55,
        release: 0.15,
        baseFrequency: 700,
        octaves: 2.4,
      },
    });
  return polyphonic(make, { level: 0.2, releaseSeconds: 0.15 });
}
