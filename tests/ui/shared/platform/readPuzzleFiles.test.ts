import { describe, expect, it } from 'vitest';
import { english } from '#texts/english.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { solveLink } from '#tests/support/gridText.ts';
import { gridFrom, textOf } from '#tests/support/texts.ts';
import { puzzlesOfText, readPuzzleFiles } from '#ui/shared/platform/readPuzzleFiles.ts';

function puzzleOf(title: string): Puzzle {
  return {
    ...NEW_METADATA,
    title,
    description: 'two\nlines | and "marks"',
    grid: gridFrom('2x1|T2:Bn|C2:|Z|Snumber,x=0,y=0,number=2|R'),
    solution: gridFrom('2x1|T2:Bw|C2:|Z|Snumber,x=0,y=0,number=2|R'),
  };
}

function fileOf(text: string, name = 'a.txt'): File {
  return new File([text], name);
}

describe('a file of puzzles', () => {
  it('holds one a line, as they were saved', async () => {
    const all = [puzzleOf('a'), puzzleOf('b')];
    const text = all.map((puzzle) => `${writePuzzle(puzzle)}\n`).join('');

    expect(await puzzlesOfText(text, 'a.txt')).toEqual({ puzzles: all, problem: null });
  });

  it('may be a text over several lines', async () => {
    const [version = '', json = ''] = writePuzzle(puzzleOf('a')).split(/(?<=^\d_)/);
    const pretty = version + JSON.stringify(JSON.parse(json), null, 2);

    expect((await puzzlesOfText(pretty, 'a.txt')).puzzles).toEqual([puzzleOf('a')]);
  });

  it('may hold grids and links among other words', async () => {
    const link = `https://chiaro.test${solveLink(writePuzzle(puzzleOf('linked')))}`;
    const { puzzles, problem } = await puzzlesOfText(`2x1|T2:bn\n\nlook: ${link} fine`, 'a.txt');

    expect(problem).toBeNull();
    expect(puzzles.map(({ title, grid }) => [title, textOf(grid).slice(0, 8)])).toEqual([
      ['', '2x1|T2:n'],
      ['linked', '2x1|T2:B'],
    ]);
  });

  it('may hold links of other sites, which are opened or told of', async () => {
    const text = 'https://puzz.link/p?kurodoko/3/3/h3g4i4\nhttps://puzz.link/p?slither/2/2/a';
    const { puzzles, problem } = await puzzlesOfText(text, 'a.txt');

    expect(puzzles.map(({ title }) => title)).toEqual(['Kurodoko']);
    expect(problem && english.say(problem)).toBe(
      'a.txt, line 2: Slitherlink can’t be played with light and dark cells.',
    );
  });

  it('gives what can be read of it, and one sentence about the rest', async () => {
    const text = `${writePuzzle(puzzleOf('a'))}\n0_{"grid"\n0_{"title":"b"}`;

    const { puzzles, problem } = await puzzlesOfText(text, 'mixed.txt');
    expect(puzzles).toEqual([puzzleOf('a')]);
    expect(problem && english.say(problem)).toBe('mixed.txt, line 2: This text isn’t a puzzle.');
  });

  it('may be empty', async () => {
    const { puzzles, problem } = await puzzlesOfText(' \n', 'none.txt');
    expect(puzzles).toEqual([]);
    expect(problem && english.say(problem)).toBe('none.txt is empty.');
  });
});

describe('several files', () => {
  it('are read together', async () => {
    const files = ['a', 'b'].map((title) => fileOf(writePuzzle(puzzleOf(title))));
    const { puzzles } = await readPuzzleFiles(files);

    expect(puzzles.map(({ title }) => title)).toEqual(['a', 'b']);
  });

  it('are not read where they are too large, nor more than a thousand puzzles', async () => {
    const large = await readPuzzleFiles([fileOf('x'.repeat(16_000_001))]);
    expect(large.puzzles).toEqual([]);
    expect(large.problem && english.say(large.problem)).toBe(
      'These files add up to more than 16 MB, so none of them were opened.',
    );

    const many = await readPuzzleFiles([fileOf('2x1|T2:bn\n'.repeat(1200))]);
    expect(many.puzzles).toHaveLength(1000);
    expect(many.problem && english.say(many.problem)).toMatch(/^Only the first 1000/);
  });
});
