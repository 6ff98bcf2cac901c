import type { Grid } from '../grid/grid.ts';
import type { ControlLine, Instrument } from './controlLines.ts';
import { isDrumSample, midiOf, type DrumSample } from './pitch.ts';

/** What sounds: a pitched note or a drum. */
export type Tone =
  | { readonly kind: 'pitch'; readonly midi: number; readonly instrument: Instrument }
  | { readonly kind: 'drum'; readonly sample: DrumSample };

/** One sounding cell, or a run of connected cells, in seconds from the start of the first column. */
export interface Note {
  readonly column: number;
  readonly row: number;
  /** Columns it lasts. */
  readonly columns: number;
  readonly atSeconds: number;
  readonly durationSeconds: number;
  /** How long it rings: to the end of the note, or until the pedal that holds it comes up. */
  readonly ringsSeconds: number;
  readonly tone: Tone;
  /** Loudness from 0 to 1. */
  readonly velocity: number;
}

/** The pedal goes down or up. */
export interface PedalChange {
  readonly atSeconds: number;
  readonly isDown: boolean;
}

/** A grid as music: everything a player needs, in time order. */
export interface Score {
  readonly notes: readonly Note[];
  readonly pedal: readonly PedalChange[];
  /** When each column starts, and one more entry: when the last one ends. */
  readonly columnStarts: readonly number[];
  /** Columns at which playback may start, ascending. */
  readonly checkpoints: readonly number[];
  readonly tempos: readonly { readonly column: number; readonly bpm: number }[];
}

/** What the rows and the tempo stand at before the first control line. */
const START = { bpm: 120, instrument: 'piano', velocity: 0.5 } as const;

interface Row {
  note: string | null;
  instrument: Instrument;
  velocity: number;
}

/**
 * Compile a grid to timed notes. A column is a beat; a cell sounds if it exists and is dark and no connection
 * joins it to the cell on its left; it lasts to the end of the cells connected to its right. Unknown notes are
 * skipped. See grid-text.md, music.
 */
export function compileScore(
  grid: Grid,
  controlLines: readonly ControlLine[],
  isNormalized = true,
): Score {
  const lineByColumn = new Map(controlLines.map((line) => [line.column, line]));
  const rows = Array.from({ length: grid.height }, (): Row => ({ ...START, note: null }));
  const connected = connectedToRight(grid);
  const sounding: { column: number; row: number; columns: number; state: Row }[] = [];
  const columnStarts = [0];
  const pedal: PedalChange[] = [];
  const tempos = [{ column: 0, bpm: START.bpm as number }];
  let { bpm }: { bpm: number } = START;
  for (let column = 0; column < grid.width; column++) {
    const startsAt = columnStarts[column] ?? 0;
    const line = lineByColumn.get(column);
    if (line?.pedal != null) pedal.push({ atSeconds: startsAt, isDown: line.pedal });
    if (line?.bpm != null && line.bpm > 0 && line.bpm !== bpm) {
      bpm = line.bpm;
      tempos.push({ column, bpm });
    }
    columnStarts.push(startsAt + 60 / bpm);
    if (line) changeRows(rows, line);
    rows.forEach((row, y) => {
      if (!starts(grid, connected, column, y)) return;
      const columns = runLength(connected, grid.width, column, y);
      sounding.push({ column, row: y, columns, state: { ...row } });
    });
  }
  const notes = sounding.flatMap(({ column, row, columns, state }) => {
    const tone = toneOf(state);
    const atSeconds = columnStarts[column] ?? 0;
    const endsAt = columnStarts[Math.min(column + columns, grid.width)] ?? atSeconds;
    if (tone === undefined) return [];
    const velocity = isNormalized ? normalizedVelocity(tone, state.velocity) : state.velocity;
    const durationSeconds = endsAt - atSeconds;
    const ringsSeconds = pedalRelease(pedal, endsAt, columnStarts.at(-1) ?? endsAt) - atSeconds;
    return [{ column, row, columns, atSeconds, durationSeconds, ringsSeconds, tone, velocity }];
  });
  const checkpoints = controlLines
    .filter(({ checkpoint, column }) => checkpoint && column < grid.width)
    .map(({ column }) => column)
    .sort((a, b) => a - b);
  return { notes, pedal, columnStarts, checkpoints, tempos: dropReplaced(tempos) };
}

/** Where playback stands after `seconds`: the column and the part of it that has passed. Ends at the width. */
export function columnAt({ columnStarts }: Score, seconds: number): number {
  const next = columnStarts.findIndex((start) => start > seconds);
  if (next === 0) return 0;
  if (next === -1) return columnStarts.length - 1;
  const start = columnStarts[next - 1] ?? 0;
  const end = columnStarts[next] ?? start;
  return next - 1 + (seconds - start) / (end - start);
}

/** What is left to play from a column on, times counted from that column; the pedal stands as it would there. */
export function scoreFrom(score: Score, column: number): Score {
  const offset = score.columnStarts[column] ?? 0;
  const shift = <T extends { readonly atSeconds: number }>(item: T): T => ({
    ...item,
    atSeconds: Math.max(0, item.atSeconds - offset),
  });
  const before = score.pedal.findLast(({ atSeconds }) => atSeconds <= offset);
  return {
    ...score,
    notes: score.notes.filter((note) => note.column >= column).map(shift),
    pedal: [
      ...(before ? [before] : []),
      ...score.pedal.filter(({ atSeconds }) => atSeconds > offset),
    ].map(shift),
    columnStarts: score.columnStarts.map((start) => start - offset),
  };
}

/** What a dark cell sounds like by itself: the state of its row after all lines up to its column. */
export function voiceAt(
  controlLines: readonly ControlLine[],
  column: number,
  row: number,
): { readonly tone: Tone; readonly velocity: number } | undefined {
  const rows = Array.from({ length: row + 1 }, (): Row => ({ ...START, note: null }));
  controlLines
    .filter((line) => line.column <= column)
    .toSorted((a, b) => a.column - b.column)
    .forEach((line) => {
      changeRows(rows, line);
    });
  const state = rows[row];
  const tone = state && toneOf(state);
  return tone && { tone, velocity: state.velocity };
}

/** The tone a row makes now; undefined while it has no note, or one that nobody knows. */
function toneOf(row: {
  readonly note: string | null;
  readonly instrument: Instrument;
}): Tone | undefined {
  if (row.note === null) return undefined;
  if (isDrumSample(row.note)) return { kind: 'drum', sample: row.note };
  const midi = midiOf(row.note);
  return midi === undefined ? undefined : { kind: 'pitch', midi, instrument: row.instrument };
}

/**
 * Even out what instruments and registers sound like: low notes a little softer, a piano at its loudest from C5
 * up, drums by their own scale. Factors were set by ear on the shipped voices.
 */
function normalizedVelocity(tone: Tone, velocity: number): number {
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

/** When a note that ends at `endsAt` falls silent: at once, or when the pedal that is down then comes up. */
function pedalRelease(pedal: readonly PedalChange[], endsAt: number, lastSecond: number): number {
  const held = pedal.findLast(({ atSeconds }) => atSeconds <= endsAt)?.isDown ?? false;
  if (!held) return endsAt;
  return (
    pedal.find(({ atSeconds, isDown }) => atSeconds > endsAt && !isDown)?.atSeconds ?? lastSecond
  );
}

function changeRows(rows: Row[], line: ControlLine): void {
  line.rows.forEach((change, y) => {
    const row = rows[y];
    if (!row) return;
    if (change.note !== null) row.note = change.note;
    if (change.instrument !== null) row.instrument = change.instrument;
    if (change.velocity !== null) row.velocity = change.velocity;
  });
}

/** Cells that a connection joins to the cell on their right. */
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

/** A tempo that another one replaces in the same column was never heard. */
function dropReplaced<T extends { readonly column: number }>(tempos: readonly T[]): readonly T[] {
  return tempos.filter(({ column }, i) => tempos[i + 1]?.column !== column);
}
