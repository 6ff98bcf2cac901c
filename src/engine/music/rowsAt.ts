import type { ControlLine } from './controlLines.ts';
import {
  changeRows,
  DEFAULTS,
  loudness,
  toneOf,
  type Row,
  type RowState,
  type Tone,
} from './score.ts';

/** The settings of every row at a column, after all lines up to it. */
export function rowsAt(
  controlLines: readonly ControlLine[],
  column: number,
  height: number,
): readonly RowState[] {
  const rows = Array.from({ length: height }, (): Row => ({ ...DEFAULTS, note: null }));
  controlLines
    .filter((line) => line.column <= column)
    .toSorted((a, b) => a.column - b.column)
    .forEach((line) => changeRows(rows, line));
  return rows;
}

/** The tone of a single dark cell; undefined if its row has none. */
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
