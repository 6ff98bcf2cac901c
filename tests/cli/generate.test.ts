import { describe, expect, it } from 'vitest';
import { ranCommand } from '#tests/support/ranCommand.ts';

describe('chiaro generate', () => {
  it('prints a line for each puzzle, the same for the same seed', async () => {
    const args = ['--family', 'range', '--size', '5x5', '--grade', '2', '--count', '2'];
    const first = await ranCommand('generate', ...args, '--seed', '7');
    const again = await ranCommand('generate', ...args, '--seed', '7');
    const lines = first.out
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));

    expect(first.code).toBe(0);
    expect(again.out).toBe(first.out);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ recipe: 'range@1:5x5:2:half:7', hardest: 2 });
    expect(lines[1]).toMatchObject({ recipe: 'range@1:5x5:2:half:8', hardest: 2 });
  });

  it('says which grades there are if the wish is outside of them', async () => {
    const { out, err, code } = await ranCommand('generate', '--family', 'range', '--grade', '9');

    expect(out).toBe('');
    expect(err).toBe('The grades of range at this size are: 2, 5.\n');
    expect(code).toBe(1);
  });

  it.each([
    [[], 'The family must be one of: '],
    [['--family', 'constructor'], 'The family must be one of: '],
    [['--family', 'range', '--size', '99x5'], 'Sizes of range are from 4x4 to 15x15.'],
    [['--family', 'range', '--size', '5'], 'Sizes of range are from 4x4 to 15x15.'],
    [['--family', 'rows', '--size', '9x8'], 'Widths and heights of rows must be even.'],
    [['--family', 'range', '--grade', 'easy'], 'The grade must be a whole number'],
    [['--family', 'range', '--grade', ''], 'The grade must be a whole number'],
    [['--family', 'range', '--symmetry', 'round'], 'The symmetry must be one of: none, half, '],
    [
      ['--family', 'range', '--size', '5x6', '--symmetry', 'quarter'],
      'Boards of range of this size can’t have the symmetry quarter.',
    ],
    [
      ['--family', 'nurikabe', '--symmetry', 'half'],
      'Boards of nurikabe of this size can’t have the symmetry half.',
    ],
    [['--family', 'range', '--seed', '1.5'], 'The seed must be a whole number from 0.'],
    [['--family', 'range', '--seed', '4294967296'], 'The seed must be a whole number from 0.'],
    [['--family', 'range', '--best', '0'], 'The number for best must be 1 to 100.'],
    [['--family', 'range', '--count', '5000'], 'The count must be 1 to 1000.'],
    [['--family', 'range', '--harder'], 'Unknown option'],
  ])('refuses %j in one sentence', async (args, sentence) => {
    const { out, err, code } = await ranCommand('generate', ...args);

    expect(out).toBe('');
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });
});
