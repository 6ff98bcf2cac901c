import { polyphonic } from '../voices/polyphonic.ts';
import { Synth, Vibrato } from '../voices/tone.ts';
import type { Voice } from '../voices/Voice.ts';

/** Blown pipe: nearly a sine, with a faint octave and a light vibrato. */
export function flute(): Voice {
  const make = () =>
    new Synth({
      oscillator: { type: 'custom', partials: [1, 0.18, 0.09, 0.02] },
      envelope: { attack: 0.028, decay: 0.12, sustain: 0.8, release: 0.14 },
    });
  return polyphonic(make, { level: 0.14, releaseSeconds: 0.14, effects: [new Vibrato(4.8, 0.05)] });
}
