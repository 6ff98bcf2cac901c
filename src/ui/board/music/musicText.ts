import { message, type Text } from '#texts/message.ts';
import type { Instrument } from '#engine/music/controlLines.ts';
import { isDrumSample, noteToMidi, type DrumSample } from '#engine/music/pitch.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('music');

const BEATS_A_BAR = 4;

const DRUM_NAMES: Readonly<Record<DrumSample, Text>> = {
  snare: message('music.snare'),
  kick: message('music.kick'),
  hihat: message('music.hihat'),
  'hihat-open': message('music.openHihat'),
  crash: message('music.crash'),
  tom: message('music.tom'),
  rim: message('music.rim'),
};

/** Drums beside their rows, where there is room for few letters; the others are short enough. */
const SHORT_DRUM_NAMES: Partial<Readonly<Record<DrumSample, Text>>> = {
  hihat: message('music.shortHihat'),
  'hihat-open': message('music.shortOpenHihat'),
};

/** Instruments as players call them. */
export const INSTRUMENT_NAMES: Readonly<Record<Instrument, Text>> = {
  piano: message('music.piano'),
  drum: message('music.drums'),
  violin: message('music.violin'),
  xylophone: message('music.xylophone'),
  'guitar-acoustic': message('music.acousticGuitar'),
  'guitar-electric': message('music.electricGuitar'),
  flute: message('music.flute'),
  trumpet: message('music.trumpet'),
};

/** A column as musicians count: bar and beat, both from one. */
export function barAndBeat(column: number): string {
  return `${Math.floor(column / BEATS_A_BAR) + 1}.${(column % BEATS_A_BAR) + 1}`;
}

/** A note as it is written beside its row: at most five letters. */
export function rowName(note: string | null): Text {
  const short = note !== null && isDrumSample(note) ? SHORT_DRUM_NAMES[note] : undefined;
  return short ?? noteName(note);
}

/** A note in full; empty where nothing sounds. */
export function noteName(note: string | null): Text {
  if (note === null) return '';
  if (isDrumSample(note)) return DRUM_NAMES[note];
  if (noteToMidi(note) === undefined) return '';
  return note.replaceAll('#', '♯').replaceAll('b', '♭');
}
