import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import file from '#assets/pack/puzzles.json';
import { writeGridText, parseGridText } from '#engine/codec/gridText.ts';
import { splitSolution } from '#engine/codec/gridWithSolution.ts';
import { RATING_METHOD } from '#engine/explain/ratingMethod.ts';
import { rate } from '#engine/explain/rate.ts';
import { FAMILY_FACTS } from '#engine/generate/families/facts.ts';
import { distanceOf, turnedColors } from '#engine/generate/likeness.ts';
import { mixedPack, openPack, packPuzzleOfDay, type PackPuzzle } from '#engine/generate/pack.ts';
import { colorEquals } from '#engine/grid/colors.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { solveUniversally } from '#engine/solving/solve.ts';
import { sampled } from '#tests/support/fuzzRuns.ts';

const PATH = 'assets/pack/puzzles.json';
const pack = openPack(file);
/** Puzzles that are solved afresh by day. */
const BY_DAY = 12;

function gridOf({ text }: PackPuzzle): Grid {
  const grid = parseGridText(text);
  if (!grid.ok) throw new Error(`a puzzle of the pack cannot be read: ${text}`);
  return grid.value;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN;
}

describe('the pack', () => {
  it('has 400 puzzles in at most 40 kB', () => {
    expect(pack).toHaveLength(400);
    expect(file.puzzles).toHaveLength(400);
    expect(brotliCompressSync(readFileSync(PATH)).length).toBeLessThanOrEqual(40_000);
  });

  it('has ratings of the present method', () => {
    expect(file.method).toBe(RATING_METHOD);
  });

  it('has good puzzles only', () => {
    const scores = pack.map(({ score }) => score);

    expect(Math.min(...scores)).toBeGreaterThanOrEqual(60);
    expect(median(scores)).toBeGreaterThanOrEqual(75);
  });

  it('has all kinds, all sizes from 5 to 10, and grades from easy to hard', () => {
    expect(new Set(pack.map(({ family }) => family)).size).toBe(FAMILY_FACTS.length);
    const sides = new Set(pack.map((it) => gridOf(it).width));
    expect([...sides].toSorted((a, b) => a - b)).toEqual([5, 6, 7, 8, 9, 10]);
    const easy = pack.filter(({ rating }) => rating.hardest <= 3).length;
    expect(easy / pack.length).toBeGreaterThan(0.35);
    expect(easy / pack.length).toBeLessThan(0.85);
    expect(new Set(pack.map(({ rating }) => rating.hardest)).size).toBeGreaterThanOrEqual(5);
  });

  it('has no two puzzles of a kind that are nearly the same, however turned', () => {
    const groups = new Map<string, Grid[]>();
    for (const it of pack) {
      const kind = `${it.family} ${gridOf(it).width}`;
      groups.set(kind, [...(groups.get(kind) ?? []), gridOf(it)]);
    }
    for (const [kind, grids] of groups) {
      const turned = grids.map(turnedColors);
      turned.forEach((one, index) => {
        for (const other of turned.slice(index + 1))
          expect(distanceOf(one, other), kind).toBeGreaterThanOrEqual(10);
      });
    }
  });

  it.each(sampled(pack, BY_DAY))('$family $number has one solution, the stored one', (puzzle) => {
    const { grid, solution } = splitSolution(gridOf(puzzle));
    const found = [];
    for (const event of solveUniversally(grid)) {
      if (event.type === 'solution') found.push(event.grid);
      if (found.length > 1) break;
    }
    const [only, other] = found;

    expect(other).toBeUndefined();
    expect(only && solution && colorEquals(only, solution)).toBe(true);
    expect(solution && judge(boardOf(solution), null).final).toBe('satisfied');
    expect(writeGridText(gridOf(puzzle))).toBe(puzzle.text);
    const { hardest, minutes, whatIfs, curve } = puzzle.rating;
    expect(rate(grid)).toMatchObject({ hardest, minutes, whatIfs, curve });
  });
});

describe('the order of a pack', () => {
  it('has each puzzle once, and no kind twice within four', () => {
    const mixed = mixedPack(pack);

    expect(new Set(mixed).size).toBe(pack.length);
    mixed.forEach(({ family }, index) => {
      const last = mixed.slice(Math.max(0, index - 3), index).map((it) => it.family);
      expect(last).not.toContain(family);
    });
  });

  it('gives each day its puzzle, and another one the next day', () => {
    const days = Array.from({ length: pack.length }, (_, day) =>
      packPuzzleOfDay(pack, 20_000 + day),
    );

    expect(new Set(days).size).toBe(pack.length);
    expect(packPuzzleOfDay(pack, 20_000)).toBe(days[0]);
    expect(packPuzzleOfDay(pack, -1)).not.toBeNull();
    expect(packPuzzleOfDay([], 5)).toBeNull();
  });
});
