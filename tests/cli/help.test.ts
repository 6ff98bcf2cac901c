import { describe, expect, it } from 'vitest';
import { ranCommand } from '#tests/support/ranCommand.ts';
import { COMMANDS } from '../../src/cli/run.ts';

/** Every command with its options, as users may rely on them. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  validate: ['--json'],
  solve: ['--solver NAME', '--max N', '--timeout SECONDS'],
  hint: ['--one'],
  rate: [],
  generate: [
    '--family F',
    '--size S',
    '--grade N',
    '--symmetry S',
    '--seed N',
    '--best N',
    '--count N',
  ],
  clues: ['--kinds K', '--symmetry S', '--bare', '--seed N'],
  ease: ['--seed N'],
  harden: ['--seed N'],
  convert: ['--to FORMAT', '--base URL'],
  render: ['-o, --output FILE', '--theme NAME', '--cell PIXELS', '--width PIXELS', '--solution'],
  checksum: [],
  eval: [],
};

describe('the help of the command line', () => {
  it('has a line for every command', async () => {
    const { out, code } = await ranCommand('--help');

    expect(code).toBe(0);
    expect(COMMANDS.map(({ name }) => name)).toEqual(Object.keys(OPTIONS));
    const lines = out.split('\n').map((line) => line.trim().split(/ {2,}/));
    for (const { name, summary } of COMMANDS) expect(lines).toContainEqual([name, summary]);
    expect(out.split('\n')[0]).toBe(
      'chiaro: check, solve, explain, make, convert and draw grid logic puzzles',
    );
    for (const args of [[], ['help'], ['-h']])
      expect(await ranCommand(...args)).toMatchObject({ out });
  });

  it.each(Object.entries(OPTIONS))('names every option of %s', async (name, options) => {
    const { out, err, code } = await ranCommand(name, '--help');
    const [, listed = ''] = /\nOptions:\n([^]*?)\n\n/.exec(out) ?? [];

    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(listed.split('\n').map((line) => line.trim().split(/ {2,}/)[0])).toEqual([
      ...options,
      '-h, --help',
    ]);
    expect(out).toMatch(new RegExp(`\nUsage:\n {2}chiaro ${name}\\b.*\n`));
    expect(out).toMatch(new RegExp(`\nExample:\n {2}chiaro ${name}\\b.*\n`));
    expect(out).toMatch(/\nExit codes:\n {2}0 {2}.*\n[^]* {2}2 {2}.*\n$/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  it('comes in three ways', async () => {
    const { out } = await ranCommand('solve', '--help');

    expect(await ranCommand('solve', '-', '-h')).toMatchObject({ out, code: 0 });
    expect(await ranCommand('help', 'solve')).toMatchObject({ out, code: 0 });
    expect(await ranCommand('help', 'paint')).toMatchObject({ out: '', code: 2 });
  });

  it.each(Object.keys(OPTIONS))(
    'is pointed to by the usage after a wrong option of %s',
    async (name) => {
      const { out, err, code } = await ranCommand(name, '--loud');

      expect({ out, code }).toEqual({ out: '', code: 2 });
      expect(err).toMatch(new RegExp(`^Unknown option '--loud'\\. Usage: chiaro ${name}.*\n$`));
    },
  );

  it('does not take a file after -- for an option', async () => {
    expect(await ranCommand('checksum', '--', '--help')).toEqual({
      out: '',
      err: 'Can’t read this file: --help\n',
      code: 2,
    });
  });
});
