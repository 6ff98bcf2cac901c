import { describe, expect, it, test } from 'vitest';
import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import type { Config } from '#engine/config/field.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { createLegend } from '#engine/judging/legend.ts';
import { compileScore, scoreDurationSeconds, type Score } from '#engine/music/score.ts';
import { listFeatures } from '#engine/play/features.ts';
import { findPlayback, type Playback } from '#engine/play/playback.ts';
import { allRules } from '#engine/rules/index.ts';
import { solveUniversally } from '#engine/solving/solve.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { gridFrom } from '#tests/support/texts.ts';

const LONG = '9'.repeat(400);
const ODD = ['x', '', 'NaN', 'Infinity', '-Infinity', '1e9', '1e308', '-1', '0', '0.5', LONG];
/** Events of a solver after which a board of four cells must be solved. */
const PATIENCE = 1000;

function numbersOf(config: Config): readonly string[] {
  return Object.entries(config).flatMap(([name, { kind }]) => (kind === 'number' ? [name] : []));
}

/** A board with one clue, one of whose numbers is odd. */
const CASES = ODD.flatMap((odd) => [
  ...allRules.flatMap(({ id, config }) =>
    numbersOf(config).map((name) => `2x2|T2:nbnw|R${id},${name}=${odd}`),
  ),
  ...allSymbols.flatMap(({ id, config }) =>
    numbersOf(config).map((name) => `2x2|T2:nbnw|S${id},x=0,y=0,${name}=${odd}`),
  ),
]);

function foresightOf(values: string) {
  const feature = listFeatures(gridFrom(`1x1|Rforesight,${values}`)).find(
    ({ kind }) => kind === 'foresight',
  );
  invariant(feature?.kind === 'foresight', 'the rule offers foresight');
  return feature;
}

function solutionsOf(grid: Grid): number {
  let events = 0;
  let solutions = 0;
  for (const { type } of solveUniversally(grid)) {
    if (type === 'solution') solutions += 1;
    events += 1;
    if (events > PATIENCE) throw new Error('The solver finds no end');
  }
  return solutions;
}

describe('an odd number in the text of a clue', () => {
  it.each(CASES)('is read, judged, explained and solved: %.60s', (text) => {
    const grid = gridFrom(text);
    const board = boardOf(grid);
    const judgement = judge(board, null);
    const rows = createLegend(board, judgement, 'create');

    expect(writeGridText(gridFrom(writeGridText(grid)))).toBe(writeGridText(grid));
    expect(rows.every(({ example }) => example.tiles.length < 1000)).toBe(true);
    expect(solutionsOf(grid)).toBeLessThanOrEqual(16);
  });

  it('stays in the text as it is', () => {
    const written = (values: string) => writeGridText(gridFrom(`1x1|Rforesight,${values}`));

    expect(written('count=x,regenInterval=0')).toContain('count=NaN,regenInterval=0,');
    expect(written('count=1000000000,regenInterval=3000000')).toContain(
      'count=1000000000,regenInterval=3000000,',
    );
    expect(parseGridText('1x1|Rforesight,count=NaN').ok).toBe(true);
  });
});

describe('a number that counts or waits', () => {
  test.each([
    ['count=x,regenInterval=x', 5, 30],
    ['count=1000000000,regenInterval=0', 99, 1],
    ['count=-3,regenInterval=3000000', 1, 86_400],
    ['count=Infinity,regenInterval=1e308', 99, 86_400],
    ['count=2.5,regenInterval=20', 2, 20],
  ])('is finite and in bounds where it is used: %s', (values, count, regenIntervalSeconds) => {
    expect(foresightOf(values)).toMatchObject({ count, regenIntervalSeconds });
  });
});

describe('odd tempos and velocities', () => {
  function musicOf(lines: string): Playback {
    const text = lines.replace(/[:|,]/g, (character) => `&#${character.charCodeAt(0)};`);
    const playback = findPlayback(gridFrom(`2x1|T2:bb|Rmusic,controlLines=${text}`));
    invariant(playback, 'the puzzle is music');
    return playback;
  }

  function scoreOf(lines: string): Score {
    return compileScore(gridFrom('2x1|T2:bb'), musicOf(lines).controlLines, false);
  }

  test.each([
    ['c0|b1e308|rv0.5nC4', 2 * (60 / 10_000)],
    ['c0|bInfinity|rv0.5nC4', 2 * (60 / 10_000)],
    ['c0|b1e-300|rv0.5nC4', 2 * 60],
    ['c0|bx|rv0.5nC4', 1],
    ['c0|b0|rv0.5nC4', 1],
    ['c0|b-1|rv0.5nC4', 1],
  ])('make columns that can be waited for: %s', (lines, seconds) => {
    expect(scoreDurationSeconds(scoreOf(lines))).toBeCloseTo(seconds, 9);
  });

  test.each([
    ['c0|rv5nC4', 1],
    [`c0|rv${LONG}nC4`, 1],
    ['c0|rv1.2.3nC4', 0.5],
  ])('make no note louder than loud: %.40s', (lines, velocity) => {
    expect(scoreOf(lines).notes.map((note) => note.velocity)).toEqual([velocity, velocity]);
  });

  it('let playback start on the columns of the board only', () => {
    expect(scoreOf('c-5|s|r:c1|s|r:c9|s|r:cx|s|r').checkpoints).toEqual([1]);
  });
});
