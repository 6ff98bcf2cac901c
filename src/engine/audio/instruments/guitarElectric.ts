import { Distortion, Filter, PolySynth, Synth } from 'tone';
import { POLYPHONY, polyVoice } from '../polyVoice.ts';
import type { Voice } from '../Voice.ts';

/** Driven string: a saw into soft clipping and the cut of a loudspeaker. */
export function guitarElectric(): Voice {
  const synth = new PolySynth({
    maxPolyphony: POLYPHONY,
    voice: Synth,
    options: {
      oscillator: { type: 'sawtooth' },
      envelope: { attack: 0.004, decay: 1.4, sustain: 0.25, release: 0.18 },
    },
  });
  const effects = [new Distortion(0.45), new Filter(3200, 'lowpass')];
  return polyVoice(synth, { level: 0.13, effects });
}
