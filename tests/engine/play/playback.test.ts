import { describe, expect, it } from 'vitest';
import { emptyGrid, recolor, type Color, type Grid } from '#engine/grid/grid.ts';
import { EMPTY_ROW, type ControlLine } from '#engine/music/controlLines.ts';
import { boardScore, listeningScore, findPlayback } from '#engine/play/playback.ts';
import { music } from '#engine/rules/music/rule.ts';

const COLORS: Readonly<Record<string, Color>> = { b: 'dark', w: 'light', n: 'gray' };

function row(letters: string): Grid {
  const grid = emptyGrid(letters.length, 1);
  const tiles = grid.tiles.map((tile, cell) =>
    recolor(tile, COLORS[letters[cell] ?? ''] ?? 'gray'),
  );
  return { ...grid, tiles };
}

function musical(letters: string, bpm: number, track: Grid | null = null): Grid {
  const rows = [{ ...EMPTY_ROW, note: 'C4' }];
  const line: ControlLine = { column: 0, bpm, pedal: null, checkpoint: false, rows };
  const params = { controlLines: [line], track, normalizeVelocity: false };
  return { ...row(letters), rules: [{ id: music.id, params }] };
}

const columns = (score: ReturnType<typeof boardScore>) => score?.notes.map(({ column }) => column);

describe('listening', () => {
  it('is for music grids only', () => {
    expect(findPlayback(row('b'))).toBeNull();
    expect(boardScore(row('b'))).toBeNull();
    expect(listeningScore(row('b'), row('b'))).toBeNull();
  });

  it('plays the solution by the lines of the board, open cells as they are on the board', () => {
    const score = listeningScore(musical('bwb', 60), row('wbn'));

    expect(columns(score)).toEqual([1, 2]);
    expect(score?.columnStartsSeconds).toEqual([0, 1, 2, 3]);
  });

  it('plays a track by its own lines', () => {
    const score = listeningScore(musical('www', 60, musical('bb', 120)), row('wwb'));

    expect(columns(score)).toEqual([0, 1]);
    expect(score?.columnStartsSeconds).toEqual([0, 0.5, 1]);
  });

  it('needs a solution or a track', () => {
    expect(listeningScore(musical('b', 60), null)).toBeNull();
    expect(columns(boardScore(musical('wb', 60)))).toEqual([1]);
  });
});
