import { readFileSync } from 'node:fs';
import path from 'node:path';
import { embeddedPlace } from '#server/db/embedded/place.ts';
import { processTree, type BuiltProgram } from '#tests/support/BuiltProgram.ts';

/** Result of a scenario. */
export interface Finding {
  readonly scenario: string;
  readonly rounds: number;
  readonly acknowledged: number | null;
  readonly losses: readonly string[];
  /** Milliseconds until recovery, round by round. */
  readonly againMs: readonly number[];
}

/** Folder and number of rounds of a scenario. */
export interface Course {
  readonly folder: string;
  readonly rounds: number;
}

/** Settings of a server without background work. */
export const settings = (dataFolder: string) => ({
  DATA_DIR: dataFolder,
  STARTER_PUZZLES: 'off',
  JOBS: 'off',
  RATE_LIMIT_FACTOR: '1000000',
});

/** A random number. */
export function between(least: number, most: number): number {
  return least + Math.random() * (most - least);
}

/** Every process of a data folder, including the built-in database. */
export function everything(process: BuiltProgram, dataFolder: string): readonly number[] {
  const postmaster = postmasterOf(dataFolder);
  return [...processTree(process.pid), ...(postmaster === null ? [] : processTree(postmaster))];
}

function postmasterOf(dataFolder: string): number | null {
  try {
    const file = path.join(embeddedPlace(dataFolder).folder, 'postmaster.pid');
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  } catch {
    return null;
  }
}

/** The processes to kill. */
export type Kill = (server: BuiltProgram, dataFolder: string) => readonly number[];

/** Targets of scenarios. */
export const KILLS: Readonly<Record<string, Kill>> = {
  'the server': (server) => [server.pid],
  everything,
  'the postmaster': (_, dataFolder) => [postmasterOf(dataFolder) ?? 0].filter((pid) => pid > 0),
};
