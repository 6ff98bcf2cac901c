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
  /** How long it rings: to the end of the note, or until the pedal that holds it comes up or its tone sounds again. */
  readonly ringsSeconds: number;
  readonly tone: Tone;
  /** Loudness from 0 to 1. */
  readonly velocity: number;
}

/** The pedal goes down or up. */
interface PedalChange {
  readonly atSeconds: number;
  readonly isDown: boolean;
}

/** A grid as music: everything a player needs, in time order. */
export interface Score {
  readonly notes: readonly Note[];
  /** When each column starts, and one more entry: when the last one ends. */
  readonly columnStarts: readonly number[];
  /** Columns at which playback may start, ascending. */
  readonly checkpoints: readonly number[];
  readonly tempos: readonly { readonly column: number; readonly bpm: number }[];
}

/** What the rows and the tempo stand at before the first control line. */
const START = { bpm: 120, instrument: 'piano', velocity: 0.5 } as const;

type Row = { -readonly [Name in keyof RowState]: RowState[Name] };

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
    const isDown = line?.pedal ?? null;
    if (isDown !== null) pedal.push({ atSeconds: startsAt, isDown });
    const change = line?.bpm ?? bpm;
    if (change > 0 && change !== bpm) {
      bpm = change;
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
  const voiced = sounding.flatMap(({ column, row, columns, state }) => {
    const tone = toneOf(state);
    if (tone === undefined) return [];
    const atSeconds = columnStarts[column] ?? 0;
    const endsAt = columnStarts[column + columns] ?? atSeconds;
    const velocity = loudness(tone, state.velocity, isNormalized);
    const ringsSeconds = pedalRelease(pedal, endsAt, columnStarts.at(-1) ?? endsAt) - atSeconds;
    const durationSeconds = endsAt - atSeconds;
    return [{ column, row, columns, atSeconds, durationSeconds, ringsSeconds, tone, velocity }];
  });
  const checkpoints = controlLines
    .filter(({ checkpoint, column }) => checkpoint && column < grid.width)
    .map(({ column }) => column)
    .sort((a, b) => a - b);
  return { notes: restrike(voiced), columnStarts, checkpoints, tempos: dropReplaced(tempos) };
}

/** A string that sounds again rings no longer for the note before. */
function restrike(notes: readonly Note[]): readonly Note[] {
  const nextStarts = new Map<string, { readonly at: number; readonly after: number }>();
  return notes
    .toReversed()
    .map((note) => {
      const key = Object.values(note.tone).join(' ');
      const next = nextStarts.get(key);
      const after = (next?.at === note.atSeconds ? next.after : next?.at) ?? Infinity;
      nextStarts.set(key, { at: note.atSeconds, after });
      const ringsSeconds = Math.max(
        note.durationSeconds,
        Math.min(note.ringsSeconds, after - note.atSeconds),
      );
      return { ...note, ringsSeconds };
    })
    .toReversed();
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

/** Seconds from the start of the first column to the end of the last one. */
export function endOf({ columnStarts }: Score): number {
  return columnStarts.at(-1) ?? 0;
}

/** What a row is set to at some column. */
export interface RowState {
  readonly note: string | null;
  readonly instrument: Instrument;
  readonly velocity: number;
}

/** What every row is set to at a column, after all lines up to it. */
export function rowsAt(
  controlLines: readonly ControlLine[],
  column: number,
  height: number,
): readonly RowState[] {
  const rows = Array.from({ length: height }, (): Row => ({ ...START, note: null }));
  controlLines
    .filter((line) => line.column <= column)
    .toSorted((a, b) => a.column - b.column)
    .forEach((line) => changeRows(rows, line));
  return rows;
}

/** What a dark cell sounds like by itself. */
export function voiceAt(
  controlLines: readonly ControlLine[],
  {
    column,
    row,
    isNormalized,
  }: {
    readonly column: number;
    readonly row: number;
    readonly isNormalized: boolean;
  },
): { readonly tone: Tone; readonly velocity: number } | undefined {
  const state = rowsAt(controlLines, column, row + 1)[row];
  const tone = state && toneOf(state);
  return tone && { tone, velocity: loudness(tone, state.velocity, isNormalized) };
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
 * up, drums by their own scale.
 */
function loudness(tone: Tone, velocity: number, isNormalized: boolean): number {
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
