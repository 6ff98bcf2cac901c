import { describe, expect, it } from 'vitest';
import { parsePuzzle, writePuzzle } from '#engine/puzzle/envelope.ts';
import { splitSolution } from '#engine/codec/gridWithSolution.ts';
import { loadPuzzle } from '#engine/puzzle/load.ts';
import { metadataProblems } from '#engine/puzzle/metadata.ts';
import { gridForMode, gridForPerfection } from '#engine/puzzle/modes.ts';
import { openPuzzle } from '#engine/puzzle/puzzle.ts';
import { findPuzzleTypes } from '#engine/puzzle/types.ts';
import { requiresSolution } from '#engine/judging/requiresSolution.ts';
import { english } from '#texts/english.ts';
import { gridFrom, textOf } from '#tests/support/texts.ts';

const METADATA = { title: 'T', author: 'A', description: '', difficulty: 2 };

describe('a stored grid', () => {
  it.each([
    ['2x1|T2:bN', '2x1|T2:nN', '2x1|T2:bN'],
    ['2x1|T2:nN', '2x1|T2:nN', null],
    ['2x1|T2:nn|Rmusic,', '2x1|T2:nn', null],
    ['2x1|T2:bn|Rmusic,', '2x1|T2:ww', '2x1|T2:bn'],
  ])('%s is taken apart', (stored, grid, solution) => {
    const parts = splitSolution(gridFrom(stored));

    expect(textOf({ ...parts.grid, rules: [] })).toBe(grid);
    expect(parts.solution && textOf({ ...parts.solution, rules: [] })).toBe(solution);
  });
});

describe('a puzzle text', () => {
  it('carries the solution in the colors of its grid', () => {
    const text = writePuzzle({
      ...METADATA,
      grid: gridFrom('3x1|T3:nWn'),
      solution: gridFrom('3x1|T3:bWw'),
    });

    expect(text).toBe(
      '0_{"title":"T","grid":"3x1|T3:bWw|C1:|Z|S|R","difficulty":2,"author":"A","description":""}',
    );
  });

  it('is read with what is missing left empty', () => {
    expect(parsePuzzle('{"grid":"1x1","title":7}')).toMatchObject({
      ok: true,
      value: { title: '', author: '', description: '', difficulty: 1, solution: null },
    });
  });

  it.each(['0_', '{', '[]', 'null', '{}', '{"grid":1}', '{"grid":"0_1x1"}', '2_{"grid":"1x1"}'])(
    'is refused: %s',
    (text) => {
      expect(parsePuzzle(text).ok).toBe(false);
    },
  );

  it.each([1, null, {}, ['1x1']])('says that %j is no grid', (grid) => {
    expect(parsePuzzle(JSON.stringify({ grid }))).toMatchObject({
      error: { code: 'badField', message: { id: 'parse.notAGrid' } },
    });
  });

  it('may be a bare grid, whose colors are the solution', () => {
    const opened = openPuzzle('0_2x1|T2:bN');

    expect(opened.ok && opened.value.solution && textOf(opened.value.solution)).toBe('2x1|T2:bN');
  });
});

describe('metadata', () => {
  it.each([
    [METADATA, []],
    [{ ...METADATA, title: '' }, ['Title must not be empty']],
    [{ ...METADATA, author: '' }, ['Author must not be empty']],
    [{ ...METADATA, difficulty: '1' }, ['Difficulty must be a number']],
    [{ ...METADATA, difficulty: 1.5 }, ['Difficulty must be an integer']],
    [{ ...METADATA, difficulty: 11 }, ['Difficulty must be at most 10']],
    [{ ...METADATA, difficulty: -1 }, ['Difficulty must be at least 0']],
    [{ ...METADATA, more: 1 }, ['Data must be an object']],
    [null, ['Data must be an object']],
    [[], ['Data must be an object']],
  ])('%j', (metadata, problems) => {
    const said = metadataProblems(metadata).map((problem) => english.say(problem));

    expect(said).toEqual(problems);
  });
});

describe('the types of a puzzle', () => {
  it.each([
    ['1x1', ['logic']],
    ['1x1|Runderclued,', ['underclued', 'logic']],
    ['1x1|Rcomplete_pattern,:music,', ['music', 'pattern']],
    ['1x1|Rmusic,:underclued,', ['music', 'underclued']],
  ])('%s', (text, types) => {
    expect(findPuzzleTypes(gridFrom(text))).toEqual(types);
  });
});

describe('loading', () => {
  const puzzle = {
    ...METADATA,
    grid: gridFrom('3x1|T3:nNn|Rcomplete_pattern,'),
    solution: gridFrom('3x1|T3:bNw|Rcomplete_pattern,'),
  };

  it('keeps, shows or drops the solution', () => {
    expect(loadPuzzle(puzzle, 'hidden')).toEqual({
      grid: puzzle.grid,
      solution: puzzle.solution,
      isSolutionMissing: false,
    });
    expect(textOf(loadPuzzle(puzzle, 'visible').grid)).toContain('T3:bNw');
    expect(loadPuzzle(puzzle, 'visible').solution).toBeNull();
    expect(loadPuzzle(puzzle, 'remove')).toEqual({
      grid: puzzle.grid,
      solution: null,
      isSolutionMissing: true,
    });
  });

  it('asks for a solution where only the author can tell', () => {
    expect(requiresSolution(puzzle.grid)).toBe(true);
    expect(requiresSolution(gridFrom('1x1|Rforesight,'))).toBe(false);
    expect(requiresSolution(gridFrom('1x1|Scustom_text,x=0,y=0'))).toBe(true);
  });
});

describe('a mode', () => {
  it('returns the same grid if all rules stay', () => {
    const grid = gridFrom('1x1|Rforesight,:underclued,');

    expect(gridForMode(grid, 'solve')).toBe(grid);
  });

  it('of perfection puts its rule first and takes hints away', () => {
    const grid = gridForPerfection(gridFrom('1x1|Runderclued,:foresight,'));

    expect(grid.rules.map(({ id }) => id)).toEqual(['perfection', 'underclued']);
  });
});
