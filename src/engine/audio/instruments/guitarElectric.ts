import { polyphonic } from '../voices/polyphonic.ts';
import { Distortion, Filter, Synth } from '../voices/tone.ts';
import type { Voice } from '../voices/Voice.ts';

/** Overdriven string: a sawtooth through soft clipping and the frequency range of a loudspeaker. */
export function guitarElectric(): Voice {
  const make = () =>
    new Synth({
      oscillator: { type: 'sawtooth' },
      envelope: { attack: 0.004, decay: 1.4, sustain: 0.25, release: 0.18 },
    });
  const effects = [new Distortion(0.45), new Filter(3200, 'lowpass')];
  return polyphonic(make, { level: 0.27, releaseSeconds: 0.18, effects });
}
