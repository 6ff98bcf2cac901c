export const INSTRUMENTS = [
  'piano',
  'drum',
  'violin',
  'xylophone',
  'guitar-acoustic',
  'guitar-electric',
  'flute',
  'trumpet',
] as const;
export type Instrument = (typeof INSTRUMENTS)[number];

/** What one row changes from a column on; null keeps what was. */
export interface ControlRow {
  readonly note: string | null;
  readonly instrument: Instrument | null;
  /** Loudness from 0 to 1. */
  readonly velocity: number | null;
}

/** Changes of tempo, pedal and rows from `column` on; null keeps what was. */
export interface ControlLine {
  readonly column: number;
  readonly bpm: number | null;
  readonly pedal: boolean | null;
  /** A possible start of playback. */
  readonly checkpoint: boolean;
  /** From the top row down. */
  readonly rows: readonly ControlRow[];
}
