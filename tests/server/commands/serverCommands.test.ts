import { describe, expect, it } from 'vitest';
import { readArguments } from '#server/commands/readArguments.ts';
import { readSeedSize } from '#server/commands/readSeedSize.ts';
import { BACKUP, RESTORE, SEED, WORKER } from '#server/commands/serverCommands.ts';

/** The usage that follows a mistake in the arguments. */
const USAGES = {
  backup: 'Usage: npm run backup -- [FILE]',
  restore: 'Usage: npm run restore -- FILE',
  seed: 'Usage: npm run seed -- [--users N] [--puzzles N] [--completions N] [--comments N] [--seed N]',
  worker: 'Usage: npm run worker',
};

describe('the arguments of a server command', () => {
  it.each([
    [BACKUP, [], []],
    [BACKUP, ['a.gz'], ['a.gz']],
    [BACKUP, ['--', '--help'], ['--help']],
    [BACKUP, ['--', '-'], ['-']],
    [RESTORE, ['a.gz'], ['a.gz']],
    [RESTORE, ['--', '-a.gz'], ['-a.gz']],
    [WORKER, [], []],
  ])('may be files: %#', (command, args, operands) => {
    expect(readArguments(command, args)).toMatchObject({ ok: true, value: { operands } });
  });

  it.each([
    [BACKUP, ['--all'], `Unknown option '--all'. ${USAGES.backup}`],
    [BACKUP, ['-a.gz'], `Unknown option '-a'. ${USAGES.backup}`],
    [BACKUP, ['-'], `Unknown option '-'. ${USAGES.backup}`],
    [BACKUP, ['a.gz', 'b.gz'], USAGES.backup],
    [RESTORE, [], USAGES.restore],
    [RESTORE, ['-a.gz'], `Unknown option '-a'. ${USAGES.restore}`],
    [RESTORE, ['a.gz', 'b.gz'], USAGES.restore],
    [SEED, ['100'], USAGES.seed],
    [SEED, ['--people', '3'], `Unknown option '--people'. ${USAGES.seed}`],
    [SEED, ['--users'], `Option '--users <value>' argument missing. ${USAGES.seed}`],
    [WORKER, ['now'], USAGES.worker],
  ])('are refused with the usage: %#', (command, args, error) => {
    expect(readArguments(command, args)).toEqual({ ok: false, error });
  });
});

describe('the size of a sample site', () => {
  /** Size for these arguments; null if they are invalid. */
  function sizeFor(...args: readonly string[]) {
    const given = readArguments(SEED, args);
    return given.ok ? readSeedSize(given.value.values) : null;
  }

  it('follows from the number of puzzles', () => {
    const usual = { users: 100, puzzles: 500, completions: 5000, comments: 500, seed: 1 };

    expect(sizeFor()).toEqual(usual);
    expect(sizeFor('--puzzles', '7', '--comments', '0')).toEqual({
      ...usual,
      puzzles: 7,
      completions: 70,
      comments: 0,
    });
  });

  it.each([
    ['--users', '0'],
    ['--users', 'many'],
    ['--users', ''],
    ['--puzzles=-1'],
    ['--puzzles', '1.5'],
    ['--comments', '10000001'],
  ])('is refused for %s %s', (...args) => {
    expect(sizeFor(...args)).toBeNull();
  });
});
