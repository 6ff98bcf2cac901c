import { bounded } from '#base/bounded.ts';
import type { Grid } from '../grid/grid.ts';
import type { ControlLine, Instrument } from './controlLines.ts';
import { isDrumSample, noteToMidi, type DrumSample } from './pitch.ts';

/** A sound: a pitched note or a drum. */
export type Tone =
  | { readonly kind: 'pitch'; readonly midi: number; readonly instrument: Instrument }
  | { readonly kind: 'drum'; readonly sample: DrumSample };

/**
 * One sounding cell, or a run of connected cells, in seconds from the start of the first column.
 */
export interface Note {
  readonly column: number;
  readonly row: number;
  /** Length in columns. */
  readonly columns: number;
  readonly atSeconds: number;
  readonly durationSeconds: number;
  /**
   * Sounding time: to the end of the note, or until the pedal that holds it is released or its tone
   * is played again.
   */
  readonly ringsSeconds: number;
  readonly tone: Tone;
  /** Loudness from 0 to 1. */
  readonly velocity: number;
}

/** A change of the pedal. */
interface PedalChange {
  readonly atSeconds: number;
  readonly isDown: boolean;
}

/** A grid as music: all data for a player, in time order. */
export interface Score {
  readonly notes: readonly Note[];
  /** The start of each column; one more entry is the end of the last column. */
  readonly columnStartsSeconds: readonly number[];
  /** Columns at which playback may start, ascending. */
  readonly checkpoints: readonly number[];
  readonly tempos: readonly { readonly column: number; readonly bpm: number }[];
}

/** Tempo and row settings before the first control line. */
export const DEFAULTS = { bpm: 120, instrument: 'piano', velocity: 0.5 } as const;

/** Limits of the tempo: from one column per minute to columns too short to be told apart by ear. */
const MIN_BPM = 1;
const MAX_BPM = 10_000;

export type Row = { -readonly [Name in keyof RowState]: RowState[Name] };

/**
 * Compile a grid to timed notes. A column is a beat; a cell sounds if it exists, is dark and is not
 * connected to the cell on its left; its note lasts to the end of the cells connected to its right.
 * Unknown notes are skipped. See grid-text.md, music.
 */
export function compileScore(
  grid: Grid,
  controlLines: readonly ControlLine[],
  isNormalized = true,
): Score {
  const lineByColumn = new Map(controlLines.map((line) => [line.column, line]));
  const rows = Array.from({ length: grid.height }, (): Row => ({ ...DEFAULTS, note: null }));
  const connected = connectedToRight(grid);
  const sounding: { column: number; row: number; columns: number; state: Row }[] = [];
  const columnStartsSeconds = [0];
  const pedal: PedalChange[] = [];
  const tempos = [{ column: 0, bpm: DEFAULTS.bpm as number }];
  let { bpm }: { bpm: number } = DEFAULTS;
  for (let column = 0; column < grid.width; column++) {
    const startsAtSeconds = columnStartsSeconds[column] ?? 0;
    const line = lineByColumn.get(column);
    const isDown = line?.pedal ?? null;
    if (isDown !== null) pedal.push({ atSeconds: startsAtSeconds, isDown });
    const change = tempoOf(line?.bpm ?? bpm, bpm);
    if (change !== bpm) {
      bpm = change;
      tempos.push({ column, bpm });
    }
    columnStartsSeconds.push(startsAtSeconds + 60 / bpm);
    if (line) changeRows(rows, line);
    rows.forEach((row, y) => {
      if (!starts(grid, connected, column, y)) return;
      const columns = runLength(connected, grid.width, column, y);
      sounding.push({ column, row: y, columns, state: { ...row } });
    });
  }
  const voiced = sounding.flatMap(({ column, row, columns, state }) => {
    const tone = toneOf(state);
    if (tone === undefined) return [];
    const atSeconds = columnStartsSeconds[column] ?? 0;
    const endsAtSeconds = columnStartsSeconds[column + columns] ?? atSeconds;
    const velocity = loudness(tone, state.velocity, isNormalized);
    const ringsSeconds =
      pedalRelease(pedal, endsAtSeconds, columnStartsSeconds.at(-1) ?? endsAtSeconds) - atSeconds;
    const durationSeconds = endsAtSeconds - atSeconds;
    return [{ column, row, columns, atSeconds, durationSeconds, ringsSeconds, tone, velocity }];
  });
  const checkpoints = controlLines
    .filter(({ checkpoint, column }) => checkpoint && column >= 0 && column < grid.width)
    .map(({ column }) => column)
    .sort((a, b) => a - b);
  return {
    notes: restrike(voiced),
    columnStartsSeconds,
    checkpoints,
    tempos: dropReplaced(tempos),
  };
}

/** Ends each held note no later than its tone is played again. */
function restrike(notes: readonly Note[]): readonly Note[] {
  const nextStarts = new Map<
    string,
    { readonly atSeconds: number; readonly afterSeconds: number }
  >();
  return notes
    .toReversed()
    .map((note) => {
      const key = Object.values(note.tone).join(' ');
      const next = nextStarts.get(key);
      const afterSeconds =
        (next?.atSeconds === note.atSeconds ? next.afterSeconds : next?.atSeconds) ?? Infinity;
      nextStarts.set(key, { atSeconds: note.atSeconds, afterSeconds });
      const ringsSeconds = Math.max(
        note.durationSeconds,
        Math.min(note.ringsSeconds, afterSeconds - note.atSeconds),
      );
      return { ...note, ringsSeconds };
    })
    .toReversed();
}

/** Seconds from the start of the first column to the end of the last one. */
export function scoreDurationSeconds({ columnStartsSeconds }: Score): number {
  return columnStartsSeconds.at(-1) ?? 0;
}

/** The settings of a row at some column. */
export interface RowState {
  readonly note: string | null;
  readonly instrument: Instrument;
  readonly velocity: number;
}

/** The tone of a row; undefined without a note or with an unknown one. */
export function toneOf(row: {
  readonly note: string | null;
  readonly instrument: Instrument;
}): Tone | undefined {
  if (row.note === null) return undefined;
  if (isDrumSample(row.note)) return { kind: 'drum', sample: row.note };
  const midi = noteToMidi(row.note);
  return midi === undefined ? undefined : { kind: 'pitch', midi, instrument: row.instrument };
}

/**
 * The velocity adjusted so that instruments and registers sound equally loud: low notes a little
 * softer, a piano at its loudest from C5 up, each drum by a factor of its own.
 */
export function loudness(tone: Tone, velocity: number, isNormalized: boolean): number {
  if (!isNormalized) return velocity;
  if (tone.kind === 'drum') return velocity * DRUM_LOUDNESS[tone.sample];
  const octavesBelowC5 = Math.max(0, (72 - tone.midi) / 12);
  const perOctave = tone.instrument === 'piano' ? 0.1 : 0.06;
  return velocity * Math.max(0.4, 1 - perOctave * octavesBelowC5);
}

const DRUM_LOUDNESS: Readonly<Record<DrumSample, number>> = {
  snare: 0.8,
  kick: 1,
  hihat: 0.5,
  'hihat-open': 0.5,
  crash: 0.6,
  tom: 0.9,
  rim: 0.6,
};

/**
 * The time at which a note that ends at `endsAtSeconds` stops sounding: at that time, or at the
 * release of a pedal that is down then.
 */
function pedalRelease(
  pedal: readonly PedalChange[],
  endsAtSeconds: number,
  lastSeconds: number,
): number {
  const held = pedal.findLast(({ atSeconds }) => atSeconds <= endsAtSeconds)?.isDown ?? false;
  if (!held) return endsAtSeconds;
  return (
    pedal.find(({ atSeconds, isDown }) => atSeconds > endsAtSeconds && !isDown)?.atSeconds ??
    lastSeconds
  );
}

/** The tempo limited to the playable range; an invalid one keeps the previous tempo. */
function tempoOf(bpm: number, before: number): number {
  return bpm > 0 ? bounded(bpm, { min: MIN_BPM, max: MAX_BPM, fallback: before }) : before;
}

export function changeRows(rows: Row[], line: ControlLine): void {
  line.rows.forEach((change, y) => {
    const row = rows[y];
    if (!row) return;
    if (change.note !== null) row.note = change.note;
    if (change.instrument !== null) row.instrument = change.instrument;
    if (change.velocity !== null)
      row.velocity = bounded(change.velocity, { min: 0, max: 1, fallback: row.velocity });
  });
}

/** Cells connected to the cell on their right. */
function connectedToRight({ connections, width }: Grid): ReadonlySet<number> {
  return new Set(
    connections
      .filter(({ x1, x2, y1, y2 }) => y1 === y2 && Math.abs(x1 - x2) === 1)
      .map(({ x1, x2, y1 }) => y1 * width + Math.min(x1, x2)),
  );
}

function starts(grid: Grid, connected: ReadonlySet<number>, x: number, y: number): boolean {
  const cell = y * grid.width + x;
  const tile = grid.tiles[cell];
  if (!tile?.exists || tile.color !== 'dark') return false;
  return x === 0 || !connected.has(cell - 1);
}

function runLength(connected: ReadonlySet<number>, width: number, x: number, y: number): number {
  let end = x;
  while (end + 1 < width && connected.has(y * width + end)) end++;
  return end - x + 1;
}

/** Removes tempos that are replaced by another one in the same column. */
function dropReplaced<T extends { readonly column: number }>(tempos: readonly T[]): readonly T[] {
  return tempos.filter(({ column }, i) => tempos[i + 1]?.column !== column);
}
