import { chorus } from '../voices/chorus.ts';
import { Distortion, Filter, Synth } from '../voices/tone.ts';
import type { Voice } from '../voices/Voice.ts';

/** Driven string: a saw into soft clipping and the cut of a loudspeaker. */
export function guitarElectric(): Voice {
  const make = () =>
    new Synth({
      oscillator: { type: 'sawtooth' },
      envelope: { attack: 0.004, decay: 1.4, sustain: 0.25, release: 0.18 },
    });
  const effects = [new Distortion(0.45), new Filter(3200, 'lowpass')];
  return chorus(make, { level: 0.27, releaseSeconds: 0.18, effects });
}
