import { Gain, type PolySynth, type ToneAudioNode } from 'tone';
import { frequencyOf } from '../music/pitch.ts';
import type { Voice } from './Voice.ts';

/** Notes that may sound at once in one voice; Tone steals none, it drops what is over. */
export const POLYPHONY = 48;

/** The part of a polyphonic synthesiser that a voice needs, whatever it is made of. */
type Chorus = Pick<PolySynth, 'triggerAttackRelease' | 'releaseAll' | 'dispose'> & ToneAudioNode;

/** A voice that plays chords on a synthesiser, through effects, at a level that suits the others. */
export function polyVoice(
  synth: Chorus,
  { level, effects = [] }: { readonly level: number; readonly effects?: readonly ToneAudioNode[] },
): Voice {
  const output = new Gain(level);
  synth.chain(...effects, output);
  return {
    output,
    play(midi, atSeconds, durationSeconds, velocity) {
      synth.triggerAttackRelease(frequencyOf(midi), durationSeconds, atSeconds, velocity);
    },
    silence() {
      synth.releaseAll();
    },
    destroy() {
      synth.dispose();
      effects.forEach((effect) => effect.dispose());
      output.dispose();
    },
  };
}
