import { describe, expect, it, test } from 'vitest';
import { emptyGrid, recolor, internedTile, type Grid } from '#engine/grid/grid.ts';
import type { ControlLine, ControlRow } from '#engine/music/controlLines.ts';
import { midiToFrequency, isDrumSample, noteToMidi } from '#engine/music/pitch.ts';
import { columnAt } from '#engine/music/columnAt.ts';
import { voiceAt } from '#engine/music/rowsAt.ts';
import { compileScore, scoreDurationSeconds } from '#engine/music/score.ts';
import { listVoices } from '#engine/music/voices.ts';

const NOTHING: ControlRow = { note: null, instrument: null, velocity: null };
const row = (change: Partial<ControlRow>): ControlRow => ({ ...NOTHING, ...change });
const line = (column: number, change: Partial<ControlLine>): ControlLine => ({
  column,
  bpm: null,
  pedal: null,
  checkpoint: false,
  rows: [],
  ...change,
});

/** `b` sounds, `w` is silent, `.` is no cell, `-` after a `b` is connected to it. */
function tune(...rows: readonly string[]): Grid {
  const width = rows[0]?.length ?? 0;
  const grid = emptyGrid(width, rows.length);
  const letters = rows.join('');
  return {
    ...grid,
    tiles: grid.tiles.map((tile, cell) => {
      const letter = letters[cell];
      if (letter === '.') return internedTile(false, true, 'dark');
      return recolor(tile, letter === 'w' ? 'light' : 'dark');
    }),
    connections: [...letters].flatMap((letter, cell) => {
      const x = cell % width;
      const y = (cell - x) / width;
      return letter === '-' ? [{ x1: x - 1, y1: y, x2: x, y2: y }] : [];
    }),
  };
}

describe('a note name', () => {
  test.each([
    ['C4', 60],
    ['A4', 69],
    ['Bb3', 58],
    ['Cbb4', 58],
    ['Fx4', 67],
    ['C-1', 0],
    ['B11', 155],
    ['C-4', -36],
  ])('%s is MIDI %i', (note, midi) => {
    expect(noteToMidi(note)).toBe(midi);
  });

  test.each(['H4', 'c4', 'C', 'C12', 'C-5', 'C##4', '', 'snare'])('%j is no pitch', (note) => {
    expect(noteToMidi(note)).toBeUndefined();
  });

  it('has the frequency of equal temperament', () => {
    expect(midiToFrequency(69)).toBe(440);
    expect(midiToFrequency(60)).toBeCloseTo(261.626, 3);
    expect(isDrumSample('hihat-open')).toBe(true);
    expect(isDrumSample('gong')).toBe(false);
  });
});

describe('a score', () => {
  const c4 = [row({ note: 'C4', velocity: 0.8 })];

  it('gives every dark cell a beat of half a second at first', () => {
    const { notes, columnStartsSeconds } = compileScore(
      tune('bwb'),
      [line(0, { rows: c4 })],
      false,
    );

    expect(columnStartsSeconds).toEqual([0, 0.5, 1, 1.5]);
    expect(notes).toEqual([
      {
        column: 0,
        row: 0,
        columns: 1,
        atSeconds: 0,
        durationSeconds: 0.5,
        ringsSeconds: 0.5,
        tone: { kind: 'pitch', midi: 60, instrument: 'piano' },
        velocity: 0.8,
      },
      expect.objectContaining({ column: 2, atSeconds: 1, durationSeconds: 0.5 }),
    ]);
  });

  it('holds a note over connected cells, across changes of tempo', () => {
    const lines = [line(0, { bpm: 60, rows: c4 }), line(2, { bpm: 240 })];

    const { notes, columnStartsSeconds, tempos } = compileScore(tune('b--bw'), lines, false);

    expect(columnStartsSeconds).toEqual([0, 1, 2, 2.25, 2.5, 2.75]);
    expect(
      notes.map(({ column, columns, durationSeconds }) => [column, columns, durationSeconds]),
    ).toEqual([
      [0, 3, 2.25],
      [3, 1, 0.25],
    ]);
    expect(tempos).toEqual([
      { column: 0, bpm: 60 },
      { column: 2, bpm: 240 },
    ]);
  });

  it('carries a row on until a line changes it, value by value', () => {
    const lines = [
      line(0, { rows: [row({ note: 'C4' })] }),
      line(1, { rows: [row({ instrument: 'violin' })] }),
      line(2, { rows: [row({ note: 'snare', velocity: 0.2 })] }),
    ];

    const { notes } = compileScore(tune('bbb'), lines, false);

    expect(notes.map(({ tone, velocity }) => [tone, velocity])).toEqual([
      [{ kind: 'pitch', midi: 60, instrument: 'piano' }, 0.5],
      [{ kind: 'pitch', midi: 60, instrument: 'violin' }, 0.5],
      [{ kind: 'drum', sample: 'snare' }, 0.2],
    ]);
  });

  it('leaves out holes, unknown notes and rows without a note', () => {
    const lines = [line(0, { rows: [row({ note: 'C4' }), row({ note: 'Q9' })] })];

    const { notes } = compileScore(tune('.b', 'bb', 'bb'), lines, false);

    expect(notes.map(({ column, row: y }) => [column, y])).toEqual([[1, 0]]);
  });

  it('softens low notes when velocities are evened out', () => {
    const lines = [line(0, { rows: [row({ note: 'C6' }), row({ note: 'C3' })] })];

    const [high, low] = compileScore(tune('b', 'b'), lines).notes;

    expect(high?.velocity).toBe(0.5);
    expect(low?.velocity).toBeLessThan(0.5);
    expect(low?.velocity).toBeGreaterThan(0.3);
  });

  it('knows the checkpoints of the grid, and which column is heard when', () => {
    const lines = [
      line(0, { bpm: 60, rows: c4 }),
      line(2, { checkpoint: true }),
      line(9, { checkpoint: true }),
    ];
    const score = compileScore(tune('bbbb'), lines, false);

    expect(score.checkpoints).toEqual([2]);
    expect(columnAt(score, -1)).toBe(0);
    expect(columnAt(score, 2.5)).toBe(2.5);
    expect(columnAt(score, 99)).toBe(4);
    expect(scoreDurationSeconds(score)).toBe(4);
  });

  it('rings on while the pedal is down', () => {
    const lines = [line(0, { pedal: true, rows: c4 }), line(3, { pedal: false })];

    const { notes } = compileScore(tune('bwwb'), lines, false);

    expect(notes.map(({ ringsSeconds }) => ringsSeconds)).toEqual([1.5, 0.5]);
  });

  it('rings under the pedal no longer than until the same tone sounds again', () => {
    const lines = [line(0, { pedal: true, rows: [...c4, row({ note: 'D4' }), ...c4] })];

    const { notes } = compileScore(tune('bwwb', 'bwww', 'bwww'), lines, false);

    expect(notes.map(({ ringsSeconds }) => ringsSeconds)).toEqual([1.5, 2, 1.5, 0.5]);
  });

  it('never stands still on a tempo that is none', () => {
    const { columnStartsSeconds } = compileScore(tune('bb'), [line(0, { bpm: 0 })], false);

    expect(columnStartsSeconds).toEqual([0, 0.5, 1]);
  });

  it('tells the voice of a single cell', () => {
    const lines = [line(2, { rows: [row({ note: 'kick' })] }), line(0, { rows: c4 })];

    const at = (column: number, y: number) =>
      voiceAt(lines, { column, row: y, isNormalized: false });

    expect(at(1, 0)).toEqual({
      tone: { kind: 'pitch', midi: 60, instrument: 'piano' },
      velocity: 0.8,
    });
    expect(at(2, 0)?.tone).toEqual({ kind: 'drum', sample: 'kick' });
    expect(at(2, 1)).toBeUndefined();
  });
});

describe('the voices of a piece', () => {
  it('are its instruments with their range, in their usual order, and its drums', () => {
    const voices = listVoices(
      [
        line(0, {
          rows: [
            row({ note: 'A4', instrument: 'flute' }),
            row({ note: 'C5' }),
            row({ note: 'kick', instrument: 'violin' }),
            row({ note: 'snare' }),
          ],
        }),
        line(4, { rows: [NOTHING, row({ note: 'Bb3' }), row({ note: 'crash' })] }),
      ],
      4,
    );

    expect(voices).toEqual([
      { kind: 'pitch', instrument: 'piano', from: 'Bb3', to: 'C5' },
      { kind: 'pitch', instrument: 'flute', from: 'A4', to: 'A4' },
      { kind: 'drum', samples: ['snare', 'kick', 'crash'] },
    ]);
  });

  it('leave out rows beyond the grid and notes nobody knows', () => {
    const rows = [row({ note: 'H9' }), row({ note: 'C4' })];

    expect(listVoices([line(0, { rows })], 1)).toEqual([]);
  });
});
