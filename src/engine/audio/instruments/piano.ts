import { polyphonic } from '../voices/polyphonic.ts';
import { Filter, Synth } from '../voices/tone.ts';
import type { Voice } from '../voices/Voice.ts';

/** Struck strings: a bright start, partials that thin out, a long decay. */
export function piano(): Voice {
  const make = () =>
    new Synth({
      oscillator: { type: 'custom', partials: [1, 0.55, 0.32, 0.17, 0.1, 0.06, 0.035, 0.02] },
      envelope: { attack: 0.003, decay: 1.7, sustain: 0.02, release: 0.3 },
    });
  const effects = [new Filter(3400, 'lowpass')];
  return polyphonic(make, { level: 0.32, releaseSeconds: 0.3, ringSeconds: 3, effects });
}
