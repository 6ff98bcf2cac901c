import { describe, expect, it } from 'vitest';
import { emptyGrid, internedTile, type Color, type Grid } from '#engine/grid/grid.ts';
import { foresee } from '#engine/play/foresight.ts';

const COLORS: Readonly<Record<string, Color>> = { b: 'dark', w: 'light', n: 'gray', '.': 'light' };

function row(letters: string): Grid {
  const tiles = [...letters].map((letter) =>
    internedTile(letter !== '.', false, COLORS[letter] ?? 'gray'),
  );
  return { ...emptyGrid(letters.length, 1), tiles };
}

const path = [
  { x: 0, y: 0 },
  { x: 9, y: 0 },
  { x: 2, y: 0 },
];
const logic = { solvePath: path, lightIsBlank: false };

describe('foresight', () => {
  it('names the next open cell of the path when all is right', () => {
    expect(foresee(row('bnn'), row('bwb'), logic)).toEqual({ kind: 'right', next: 2 });
  });

  it('has no next cell without a path or at its end', () => {
    expect(foresee(row('bnb'), row('bwb'), logic)).toEqual({ kind: 'right', next: null });
    expect(foresee(row('bnn'), row('bwb'), { ...logic, solvePath: [] })).toEqual({
      kind: 'right',
      next: null,
    });
  });

  it('names the only wrong cell', () => {
    expect(foresee(row('bbn'), row('bwb'), logic)).toEqual({ kind: 'one-wrong', cell: 1 });
  });

  it('names the first of several wrong cells', () => {
    expect(foresee(row('wbw'), row('bwb'), logic)).toEqual({ kind: 'many-wrong', cell: 0 });
  });

  it('passes over holes on either side', () => {
    expect(foresee(row('.bb'), row('bw.'), logic)).toEqual({ kind: 'one-wrong', cell: 1 });
  });

  it('takes light for blank where music plays', () => {
    expect(foresee(row('wwb'), row('bwb'), { ...logic, lightIsBlank: true }).kind).toBe('right');
    expect(foresee(row('wwb'), row('bwb'), logic).kind).toBe('one-wrong');
  });
});
