import { polyphonic } from '../voices/polyphonic.ts';
import { Filter, Synth, Vibrato } from '../voices/tone.ts';
import type { Voice } from '../voices/Voice.ts';

/** Bowed string: a filtered sawtooth, a slow vibrato, no decay. */
export function violin(): Voice {
  const make = () =>
    new Synth({
      oscillator: { type: 'sawtooth' },
      envelope: { attack: 0.022, decay: 0.1, sustain: 0.85, release: 0.22 },
    });
  const effects = [new Filter(2900, 'lowpass'), new Vibrato(5.3, 0.07)];
  return polyphonic(make, { level: 0.19, releaseSeconds: 0.22, effects });
}
