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

/** Changes of one row from a column on; null is no change. */
export interface ControlRow {
  readonly note: string | null;
  readonly instrument: Instrument | null;
  /** Loudness from 0 to 1. */
  readonly velocity: number | null;
}

/** Changes of tempo, pedal and rows from `column` on; null is no change. */
export interface ControlLine {
  readonly column: number;
  readonly bpm: number | null;
  readonly pedal: boolean | null;
  /** A possible start of playback. */
  readonly checkpoint: boolean;
  /** In order from the top row. */
  readonly rows: readonly ControlRow[];
}

/** A row without changes. */
export const EMPTY_ROW: ControlRow = { note: null, instrument: null, velocity: null };

/**
 * One line per column, in the order in which the columns first occur. Later lines override the
 * values of earlier ones.
 */
export function mergeLines(lines: readonly ControlLine[]): readonly ControlLine[] {
  const byColumn = new Map<number, ControlLine[]>();
  for (const line of lines) {
    const known = byColumn.get(line.column);
    if (known) known.push(line);
    else byColumn.set(line.column, [line]);
  }
  return byColumn.size === lines.length ? lines : [...byColumn.values()].map(mergeColumn);
}

/** Linear in the number of rows, even if a text names one column many thousand times. */
function mergeColumn(lines: readonly ControlLine[]): ControlLine {
  const rows: ControlRow[] = [];
  for (const line of lines) {
    for (const [row, later] of line.rows.entries()) rows[row] = mergeRow(rows[row], later);
  }
  return lines.reduce((first, later) => ({
    column: first.column,
    bpm: later.bpm ?? first.bpm,
    pedal: later.pedal ?? first.pedal,
    checkpoint: first.checkpoint || later.checkpoint,
    rows,
  }));
}

function mergeRow(first: ControlRow = EMPTY_ROW, later: ControlRow): ControlRow {
  return {
    note: later.note ?? first.note,
    instrument: later.instrument ?? first.instrument,
    velocity: later.velocity ?? first.velocity,
  };
}

/** Lines cut and extended to the size of a grid. The same lines if they fit it. */
export function fitLines(
  lines: readonly ControlLine[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly ControlLine[] {
  const [first] = lines;
  if (!first) return lines;
  const fits = first.rows.length === height && lines.every(({ column }) => column < width);
  if (fits) return lines;
  return lines
    .filter(({ column }) => column < width)
    .map((line) => ({
      ...line,
      rows: Array.from({ length: height }, (_, row) => line.rows[row] ?? EMPTY_ROW),
    }));
}

/** Lines after a row or column was inserted at `index`. */
export function insertIntoLines(
  lines: readonly ControlLine[],
  axis: 'row' | 'column',
  index: number,
): readonly ControlLine[] {
  return lines.map((line) => {
    if (axis === 'row') return { ...line, rows: line.rows.toSpliced(index, 0, EMPTY_ROW) };
    return line.column < index ? line : { ...line, column: line.column + 1 };
  });
}

/**
 * Lines after the row or column at `index` was removed. Changes in a removed column take effect in
 * the column that takes its place.
 */
export function removeFromLines(
  lines: readonly ControlLine[],
  axis: 'row' | 'column',
  index: number,
): readonly ControlLine[] {
  if (axis === 'row')
    return lines.map((line) => ({ ...line, rows: line.rows.toSpliced(index, 1) }));
  const moved = lines.map((line) =>
    line.column > index ? { ...line, column: line.column - 1 } : line,
  );
  return mergeLines(moved);
}
