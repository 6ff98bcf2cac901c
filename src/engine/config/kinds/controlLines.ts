import { escapeText, unescapeText } from '../../text/escape.ts';
import {
  EMPTY_ROW,
  INSTRUMENTS,
  mergeLines,
  type ControlLine,
  type ControlRow,
  type Instrument,
} from '../../music/controlLines.ts';
import { ok } from '#base/result.ts';
import type { Kind } from './kind.ts';

/**
 * Lines joined by `:`, entries of a line by `|`, all escaped. See docs/grid-text.md, control lines.
 */
export const controlLinesKind: Kind<'controlLines'> = {
  read: (text) => ok(mergeLines(unescapeText(text).split(':').map(readLine))),
  write: (lines) => escapeText(lines.map(writeLine).join(':')),
  canonical: (lines) => escapeText(lines.map(canonicalLine).join(':')),
  isEqual: (a, b) => a.length === b.length && a.every((line, i) => sameLine(line, b[i])),
};

/** Compares lines without their instruments. */
function sameLine(a: ControlLine, b: ControlLine | undefined): boolean {
  return (
    a.column === b?.column &&
    a.bpm === b.bpm &&
    a.pedal === b.pedal &&
    a.checkpoint === b.checkpoint &&
    a.rows.length === b.rows.length &&
    a.rows.every(({ note, velocity }, i) => {
      const other = b.rows[i];
      return note === other?.note && velocity === other.velocity;
    })
  );
}

const EMPTY_LINE: ControlLine = {
  column: 0,
  bpm: null,
  pedal: null,
  checkpoint: false,
  rows: [],
};

function readLine(text: string): ControlLine {
  const entries = text.split('|');
  const rows = entries
    .filter((entry) => entry.startsWith('r'))
    .flatMap((entry) => entry.slice(1).split(',').map(readRow));
  return entries.reduce(readEntry, { ...EMPTY_LINE, rows });
}

function readEntry(line: ControlLine, entry: string): ControlLine {
  const value = entry.slice(1);
  switch (entry.charAt(0)) {
    case 'c':
      return { ...line, column: Math.floor(Number(value)) };
    case 'b':
      return { ...line, bpm: value === '' ? null : Number(value) };
    case 'p':
      return { ...line, pedal: value === '1' ? true : value === '0' ? false : null };
    case 's':
      return { ...line, checkpoint: true };
    default:
      return line;
  }
}

function readRow(text: string): ControlRow {
  const match = /^(?:i([\w-]*))?v([\d.]*)n(.*)$/s.exec(text);
  if (!match) return EMPTY_ROW;
  const [, instrument = '', velocity = '', note = ''] = match;
  return {
    note: note === '' ? null : note,
    instrument: instrumentNamed(instrument),
    velocity: velocity === '' ? null : Number(velocity),
  };
}

function instrumentNamed(name: string): Instrument | null {
  return INSTRUMENTS.find((instrument) => instrument === name) ?? null;
}

function writeLine({ column, bpm, pedal, checkpoint, rows }: ControlLine): string {
  return [
    `c${column}`,
    ...(bpm === null ? [] : [`b${bpm}`]),
    ...(pedal === null ? [] : [pedal ? 'p1' : 'p0']),
    ...(checkpoint ? ['s'] : []),
    `r${rows.map(writeRow).join(',')}`,
  ].join('|');
}

/** Writes only the columns and the notes. */
function canonicalLine({ column, rows }: ControlLine): string {
  return `c${column}|r${rows.map(({ note }) => `n${note ?? ''}`).join(',')}`;
}

function writeRow({ note, instrument, velocity }: ControlRow): string {
  return `i${instrument ?? ''}v${velocity ?? ''}n${note ?? ''}`;
}
