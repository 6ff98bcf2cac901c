import type { CommandDescription, CommandOptions } from '#base/commandHelp.ts';

/** Arguments of a command were invalid. */
export const WRONG_USAGE = 2;

export const EXIT_CODES = {
  0: 'Success.',
  1: 'The command failed; the reason is on stderr.',
  [WRONG_USAGE]: 'The arguments are invalid.',
};

/** A program of the server that does its work and ends. */
export interface ServerCommand extends CommandDescription {
  /** Number of arguments that are no options. */
  readonly leastOperands: number;
  readonly mostOperands: number;
}

const NO_OPTIONS: CommandOptions = {};

export const BACKUP: ServerCommand = {
  call: 'npm run backup -- [FILE]',
  summary:
    'Write all data of the site to FILE, or to a new file in the folder of nightly backups.\nPut a second -- before a FILE that begins with a dash.',
  options: NO_OPTIONS,
  example: 'npm run backup -- chiaro.gz',
  exitCodes: EXIT_CODES,
  leastOperands: 0,
  mostOperands: 1,
};

export const RESTORE: ServerCommand = {
  call: 'npm run restore -- FILE',
  summary:
    'Restore a backup into the database of the settings, which must be empty.\nPut a second -- before a FILE that begins with a dash.',
  options: NO_OPTIONS,
  example: 'DATA_DIR=restored npm run restore -- chiaro.gz',
  exitCodes: EXIT_CODES,
  leastOperands: 1,
  mostOperands: 1,
};

export const SEED: ServerCommand = {
  call: 'npm run seed --',
  summary: 'Fill an empty site with sample users and puzzles.',
  options: {
    users: { type: 'string', value: 'N', default: '100', help: 'Number of users, at least 1.' },
    puzzles: { type: 'string', value: 'N', default: '500', help: 'Number of puzzles.' },
    completions: {
      type: 'string',
      value: 'N',
      help: 'Number of solves; 10 per puzzle if not set.',
    },
    comments: {
      type: 'string',
      value: 'N',
      help: 'Number of comments; 1 per puzzle if not set.',
    },
    seed: {
      type: 'string',
      value: 'N',
      default: '1',
      help: 'The same seed creates the same users and puzzles.',
    },
  },
  example: 'npm run seed -- --users 100 --puzzles 500',
  exitCodes: EXIT_CODES,
  leastOperands: 0,
  mostOperands: 0,
};

export const WORKER: ServerCommand = {
  call: 'npm run worker',
  summary: 'Run the jobs of a site until it is stopped, without serving requests.',
  options: NO_OPTIONS,
  example: 'DATABASE_URL=postgres://account:password@host/name npm run worker',
  exitCodes: EXIT_CODES,
  leastOperands: 0,
  mostOperands: 0,
};
