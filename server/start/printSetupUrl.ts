import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { firstRunUrl } from '../auth/firstRun.ts';
import type { Deps } from '../deps.ts';

const FILE = 'first-moderator.txt';
const OWNER_ONLY = 0o600;

interface PrintOptions {
  /** The data folder of the site. */
  readonly dataFolder: string;
  /** True if the output is read at a terminal, and so is in no log. */
  readonly isTerminal: boolean;
  readonly print: (text: string) => void;
}

/**
 * Print how to become the first moderator, if no account exists. A terminal gets the address
 * itself. Other output is often a log, which more people read than own the site, so it gets the
 * path of a file that only the server's system account can read.
 */
export async function printSetupUrl(
  { db, site }: Pick<Deps, 'db' | 'site'>,
  { dataFolder, isTerminal, print }: PrintOptions,
): Promise<void> {
  const file = path.resolve(dataFolder, FILE);
  const address = await firstRunUrl(db, site);
  await rm(file, { force: true }); // from an earlier start, or planted by another account
  if (address === null) return;
  if (isTerminal) {
    print(
      `Nobody has an account yet. Open this within 15 minutes to become the first moderator:\n${address}\n`,
    );
    return;
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${address}\n`, { mode: OWNER_ONLY, flag: 'wx' });
  print(
    `Nobody has an account yet. Open the address in this file within 15 minutes to become the first moderator:\n${file}\n`,
  );
}
