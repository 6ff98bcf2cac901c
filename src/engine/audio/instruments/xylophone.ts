import { FMSynth, PolySynth } from 'tone';
import { POLYPHONY, polyVoice } from '../polyVoice.ts';
import type { Voice } from '../Voice.ts';

/** Struck bar: a woody click from a high partial, then a short pure tone. */
export function xylophone(): Voice {
  const synth = new PolySynth({
    maxPolyphony: POLYPHONY,
    voice: FMSynth,
    options: {
      harmonicity: 3.93,
      modulationIndex: 7,
      envelope: { attack: 0.001, decay: 0.5, sustain: 0, release: 0.1 },
      modulationEnvelope: { attack: 0.001, decay: 0.09, sustain: 0, release: 0.05 },
    },
  });
  return polyVoice(synth, { level: 0.4 });
}
