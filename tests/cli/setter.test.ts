import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rate } from '#engine/explain/rate.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import { countSolutions } from '#tests/support/countSolutions.ts';
import { tileLetters } from '#tests/support/gridText.ts';
import { gridOf } from '#tests/support/ideasOf.ts';
import { ranCommand } from '#tests/support/ranCommand.ts';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';

/** A solution without clues. */
const DRAWING = '4x4|T4:bbbbbwbwbbbbwwwb|Rconnect_all,color=dark';

const folder = temporaryFolder();
let files = 0;

/** A file with a text. */
function fileOf(text: string): string {
  const file = join(folder, `${++files}.txt`);
  writeFileSync(file, text);
  return file;
}

describe('chiaro clues', () => {
  it('prints the puzzle, the same for the same seed', async () => {
    const args = ['clues', fileOf(DRAWING), '--kinds', 'given,minesweeper', '--seed', '3'];
    const { out, err, code } = await ranCommand(...args);
    const again = await ranCommand(...args);

    expect(err).toBe('');
    expect(code).toBe(0);
    expect(again.out).toBe(out);
    const { grid, clues } = lineOf(out);
    expect(clues).toBeGreaterThan(0);
    expect(solutionsOf(grid)).toBe(1);
    expect(tileLetters(grid).join('').toLowerCase()).toBe('bbbbbwbwbbbbwwwb');
  });

  it('leaves the colors of cells open on request', async () => {
    const args = ['--kinds', 'number,viewpoint,minesweeper', '--bare'];
    const { out } = await ranCommand(
      'clues',
      fileOf(DRAWING.replace('|R', '|Snumber,x=0,y=0,number=11|R')),
      ...args,
    );

    expect(tileLetters(lineOf(out).grid).join('')).toBe('bbbbbwbwbbbbwwwb');
  });
});

describe('chiaro ease and harden', () => {
  it('print neighbors of a puzzle by difficulty', async () => {
    const { out } = await ranCommand('clues', fileOf(DRAWING), '--kinds', 'given,minesweeper');
    const file = fileOf(lineOf(out).grid);
    const before = rate(clearToGivens(gridOf(lineOf(out).grid)))?.hardest ?? NaN;
    for (const [command, isAsAsked] of [
      ['ease', (grade: number) => grade < before],
      ['harden', (grade: number) => grade > before],
    ] as const) {
      const line = lineOf((await ranCommand(command, file)).out);

      expect(line.before).toBe(before);
      expect(rate(clearToGivens(gridOf(line.grid)))?.hardest).toBe(line.hardest);
      expect(isAsAsked(line.hardest)).toBe(true);
      expect(solutionsOf(line.grid)).toBe(1);
    }
  });
});

describe('each of these commands', () => {
  it.each([
    [['clues', '--kinds', 'given'], '', 'Pass one file, or - for standard input.', 2],
    [['clues', 'FILE'], DRAWING, 'The kinds must be among: given, number, ', 2],
    [['clues', 'FILE', '--kinds', 'constructor'], DRAWING, 'The kinds must be among: ', 2],
    [
      ['clues', 'FILE', '--kinds', 'given', '--symmetry', 'round'],
      DRAWING,
      'The symmetry must be one of: none, half, ',
      2,
    ],
    [
      ['clues', 'FILE', '--kinds', 'given', '--symmetry', 'quarter'],
      '2x1|T2:bw|R',
      'A board of this size can’t have the symmetry quarter.',
      2,
    ],
    [['clues', 'FILE', '--kinds', 'given', '--seed', '1.5'], DRAWING, 'The seed must be', 2],
    [['clues', 'FILE', '--kinds', 'given', '--grade', '3'], DRAWING, 'Unknown option', 2],
    [['clues', 'FILE', '--kinds', 'given'], 'no puzzle', 'no puzzle', 2],
    [
      ['clues', 'FILE', '--kinds', 'given'],
      '2x1|T2:nn|R',
      'Paint every cell of your solution first.',
      1,
    ],
    [['ease', 'FILE', '--seed=-1'], DRAWING, 'The seed must be a whole number from 0.', 2],
    [['ease', 'FILE', 'FILE'], DRAWING, 'Pass one file, or - for standard input.', 2],
    [['ease', 'FILE'], '2x1|T2:nn|R', 'The puzzle needs exactly one solution first.', 1],
    [['harden', 'FILE'], '2x1|T2:BW|R', 'No harder puzzle was found.', 1],
  ])('refuses %j for %s in one sentence', async (args, text, sentence, exit) => {
    const file = fileOf(text);
    const { out, err, code } = await ranCommand(...args.map((it) => (it === 'FILE' ? file : it)));

    expect(out).toBe('');
    expect(err).toContain(sentence);
    expect(code).toBe(exit);
  });
});

interface Line {
  readonly grid: string;
  readonly clues: number;
  readonly before: number;
  readonly hardest: number;
}

function lineOf(out: string): Line {
  return JSON.parse(out) as Line;
}

/** The number of solutions of the puzzle of a text, by brute force. */
function solutionsOf(text: string): number {
  return countSolutions(clearToGivens(gridOf(text)), 2);
}
