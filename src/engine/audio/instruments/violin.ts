import { Filter, PolySynth, Synth, Vibrato } from 'tone';
import { POLYPHONY, polyVoice } from '../polyVoice.ts';
import type { Voice } from '../Voice.ts';

/** Bowed string: a saw with a soft edge, a slow vibrato, no decay. */
export function violin(): Voice {
  const synth = new PolySynth({
    maxPolyphony: POLYPHONY,
    voice: Synth,
    options: {
      oscillator: { type: 'sawtooth' },
      envelope: { attack: 0.03, attackCurve: 'sine', decay: 0.1, sustain: 0.85, release: 0.22 },
    },
  });
  const effects = [new Filter(2900, 'lowpass'), new Vibrato(5.3, 0.07)];
  return polyVoice(synth, { level: 0.17, effects });
}
