import { polyphonic } from '../voices/polyphonic.ts';
import { FMSynth } from '../voices/tone.ts';
import type { Voice } from '../voices/Voice.ts';

/** Struck bar: a woody click from a high partial, then a short pure tone. */
export function xylophone(): Voice {
  const make = () =>
    new FMSynth({
      harmonicity: 3.93,
      modulationIndex: 7,
      envelope: { attack: 0.001, decay: 0.5, sustain: 0, release: 0.1 },
      modulationEnvelope: { attack: 0.001, decay: 0.09, sustain: 0, release: 0.05 },
    });
  return polyphonic(make, { level: 0.9, releaseSeconds: 0.1, ringSeconds: 0.6 });
}
