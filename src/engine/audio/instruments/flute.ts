import { PolySynth, Synth, Vibrato } from 'tone';
import { POLYPHONY, polyVoice } from '../polyVoice.ts';
import type { Voice } from '../Voice.ts';

/** Blown pipe: nearly a sine, with a breath of the octave and a light vibrato. */
export function flute(): Voice {
  const synth = new PolySynth({
    maxPolyphony: POLYPHONY,
    voice: Synth,
    options: {
      oscillator: { type: 'custom', partials: [1, 0.18, 0.09, 0.02] },
      envelope: { attack: 0.028, decay: 0.12, sustain: 0.8, release: 0.14 },
    },
  });
  return polyVoice(synth, { level: 0.34, effects: [new Vibrato(4.8, 0.05)] });
}
