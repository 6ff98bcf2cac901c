import { Filter, PolySynth, Synth } from 'tone';
import { POLYPHONY, polyVoice } from '../polyVoice.ts';
import type { Voice } from '../Voice.ts';

/** Struck strings: a bright start, partials that thin out, a long decay. */
export function piano(): Voice {
  const synth = new PolySynth({
    maxPolyphony: POLYPHONY,
    voice: Synth,
    options: {
      oscillator: { type: 'custom', partials: [1, 0.55, 0.32, 0.17, 0.1, 0.06, 0.035, 0.02] },
      envelope: { attack: 0.003, decay: 1.7, sustain: 0.02, release: 0.3 },
    },
  });
  return polyVoice(synth, { level: 0.32, effects: [new Filter(3400, 'lowpass')] });
}
