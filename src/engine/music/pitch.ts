/** Drum sounds, by the names that rows use instead of a note. */
export const DRUM_SAMPLES = [
  'snare',
  'kick',
  'hihat',
  'hihat-open',
  'crash',
  'tom',
  'rim',
] as const;
export type DrumSample = (typeof DRUM_SAMPLES)[number];

const SEMITONES: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const ACCIDENTALS: Readonly<Record<string, number>> = { bb: -2, b: -1, '': 0, '#': 1, x: 2 };
const NOTE = /^([A-G])(bb|b|#|x|)(-?\d{1,2})$/;
const LOWEST_OCTAVE = -4;
const HIGHEST_OCTAVE = 11;

/** True if a row's note names a drum sound. */
export function isDrumSample(note: string): note is DrumSample {
  return DRUM_SAMPLES.some((sample) => sample === note);
}

/**
 * MIDI number of a note in scientific pitch notation (C4 is 60), or undefined if the name is not
 * known. Octaves run from -4 to 11, so numbers may lie outside 0 to 127.
 */
export function noteToMidi(note: string): number | undefined {
  const [, letter, accidental, digits] = NOTE.exec(note) ?? [];
  if (letter === undefined || accidental === undefined || digits === undefined) return undefined;
  const octave = Number(digits);
  if (octave < LOWEST_OCTAVE || octave > HIGHEST_OCTAVE) return undefined;
  return 12 * (octave + 1) + (SEMITONES[letter] ?? 0) + (ACCIDENTALS[accidental] ?? 0);
}

const NAMES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'] as const;

/** Name of a note with a MIDI number, raised notes with a sharp; undefined outside the octaves. */
export function midiToNote(midi: number): string | undefined {
  const octave = Math.floor(midi / 12) - 1;
  const name = NAMES[midi - 12 * (octave + 1)];
  if (name === undefined || octave < LOWEST_OCTAVE || octave > HIGHEST_OCTAVE) return undefined;
  return `${name}${octave}`;
}

/** Frequency in hertz of a MIDI number, equal temperament, A4 = 440 Hz. */
export function midiToFrequency(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}
