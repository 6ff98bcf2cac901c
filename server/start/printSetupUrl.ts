import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { firstRunAddress } from '../auth/firstRun.ts';
import type { Deps } from '../deps.ts';

const FILE = 'first-moderator.txt';
const OWNER_ONLY = 0o600;

interface Said {
  /** The folder of what the site keeps. */
  readonly dataFolder: string;
  /** Whether somebody reads along: what is printed is in no log then. */
  readonly isTerminal: boolean;
  readonly print: (text: string) => void;
}

/**
 * Say how to become the first moderator, if nobody has an account yet: at a terminal the address
 * itself. Output that goes elsewhere is often a log, which more people read than own the site: it
 * gets the path of a file that only the account of the server can read.
 */
export async function printSetupUrl(
  { db, site }: Pick<Deps, 'db' | 'site'>,
  { dataFolder, isTerminal, print }: Said,
): Promise<void> {
  const file = path.resolve(dataFolder, FILE);
  const address = await firstRunAddress(db, site);
  await rm(file, { force: true }); // that of an earlier start, or of somebody else
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
