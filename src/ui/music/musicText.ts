import type { Instrument } from '#engine/music/controlLines.ts';
import { isDrumSample, midiOf, type DrumSample } from '#engine/music/pitch.ts';

const BEATS_A_BAR = 4;

const DRUM_NAMES: Readonly<Record<DrumSample, string>> = {
  snare: 'Snare',
  kick: 'Kick',
  hihat: 'Hi-hat',
  'hihat-open': 'Open hat',
  crash: 'Crash',
  tom: 'Tom',
  rim: 'Rim',
};

/** Drums beside their rows, where there is room for few letters; the others are short enough. */
const SHORT_DRUM_NAMES: Partial<Readonly<Record<DrumSample, string>>> = {
  hihat: 'Hat',
  'hihat-open': 'Open',
};

/** Instruments as players call them. */
export const INSTRUMENT_NAMES: Readonly<Record<Instrument, string>> = {
  piano: 'Piano',
  drum: 'Drums',
  violin: 'Violin',
  xylophone: 'Xylophone',
  'guitar-acoustic': 'Acoustic guitar',
  'guitar-electric': 'Electric guitar',
  flute: 'Flute',
  trumpet: 'Trumpet',
};

/** A column as musicians count: bar and beat, both from one. */
export function barAndBeat(column: number): string {
  return `${Math.floor(column / BEATS_A_BAR) + 1}.${(column % BEATS_A_BAR) + 1}`;
}

/** A note as it is written beside its row: at most five letters. */
export function rowName(note: string | null): string {
  const short = note !== null && isDrumSample(note) ? SHORT_DRUM_NAMES[note] : undefined;
  return short ?? noteName(note);
}

/** A note in full; empty where nothing sounds. */
export function noteName(note: string | null): string {
  if (note === null) return '';
  if (isDrumSample(note)) return DRUM_NAMES[note];
  if (midiOf(note) === undefined) return '';
  return note.replaceAll('#', '♯').replaceAll('b', '♭');
}
