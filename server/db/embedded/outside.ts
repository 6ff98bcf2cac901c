import { randomBytes } from 'node:crypto';
import {
  chmod,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { StartProblem } from '../../StartProblem.ts';
import { errorCode } from '../databaseErrors.ts';
import { closedFolder, type SystemAccount } from './account.ts';
import type { EmbeddedPlace } from './place.ts';

// A server started by root runs the database as another account, which may not enter `/root`.
// Files that this account could not reach are put into a folder that everyone may enter.

/** A folder that every account may enter, and root alone may change. */
const OUTSIDE = '/var/lib/chiaro';

const ENTERABLE = 0o755;

/** Where things were put that the account could not reach. */
export interface Outside {
  readonly account: SystemAccount | null;
  /** Tests use another one. */
  readonly folder?: string;
  /** Called with what was created outside: `its data are in …`. */
  readonly onMoved?: (what: string) => void;
}

/**
 * The place with the folder where the database really is. A new database whose folder the account
 * may not enter is created outside, and the folder becomes a link to it.
 */
export async function reachablePlace(
  place: EmbeddedPlace,
  { account, folder: outside = OUTSIDE, onMoved }: Outside,
): Promise<EmbeddedPlace> {
  const moved = await readMoved(place.folder);
  if (moved !== null) return at(place, moved);
  if (account === null || (await lstat(place.folder).catch(() => null))) return place;
  if ((await closedFolder(place.folder, account)) === null) return place;
  const folder = path.join(outside, `data-${randomBytes(8).toString('hex')}`, 'postgres');
  if (!(await isCreated(folder))) return place; // the start then fails with the reason
  await mkdir(path.dirname(place.folder), { recursive: true });
  try {
    await symlink(folder, place.folder);
  } catch (error) {
    await rm(path.dirname(folder), { recursive: true, force: true });
    const other = errorCode(error) === 'EEXIST' ? await readMoved(place.folder) : null;
    if (other === null) throw error;
    return at(place, other); // another process was faster
  }
  onMoved?.(`its data are in ${folder}`);
  return at(place, folder);
}

function at(place: EmbeddedPlace, folder: string): EmbeddedPlace {
  const isInside = place.socketFolder === place.folder;
  return { folder, socketFolder: isInside ? folder : place.socketFolder, url: place.url };
}

/** The folder to which a link leads; null without a link. */
async function readMoved(folder: string): Promise<string | null> {
  const target = await readlink(folder).catch(() => null);
  if (target === null) return null;
  const moved = path.resolve(path.dirname(folder), target);
  if (await stat(path.dirname(moved)).catch(() => null)) return moved;
  throw new StartProblem(
    `The database of ${path.dirname(folder)} was in ${moved}, which is gone: bring it back, or remove the link ${folder} to start with an empty database.`,
  );
}

async function isCreated(folder: string): Promise<boolean> {
  try {
    await makeEnterable(path.dirname(path.dirname(folder)));
    await makeEnterable(path.dirname(folder));
    return true;
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return false;
  }
}

/** Create a folder that everyone may enter, whatever the file mode mask of this process is. */
async function makeEnterable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, ENTERABLE);
}

const Package = z.object({ version: z.string() });

/** The package of the programs; a copy of it outside, if the account may not enter it. */
export async function reachablePrograms(
  root: string,
  { account, folder: outside = OUTSIDE, onMoved }: Outside,
): Promise<string> {
  const bin = path.join(root, 'native/bin');
  if (account === null || (await closedFolder(bin, account)) === null) return root;
  const { version } = Package.parse(
    JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')),
  );
  const copy = path.join(outside, `programs-${version}`);
  if (await stat(copy).catch(() => null)) return copy;
  const unfinished = `${copy}.${randomBytes(4).toString('hex')}`;
  try {
    await makeEnterable(outside);
    await cp(root, unfinished, { recursive: true, verbatimSymlinks: true });
    await openToAll(unfinished);
    await rename(unfinished, copy);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (errorCode(error) === undefined) throw error;
    // Another process was faster, or the start fails with the reason.
    return (await stat(copy).catch(() => null)) ? copy : root;
  }
  onMoved?.(`its programs are in ${copy}`);
  return copy;
}

/** Let everyone read a folder, and run what its owner may run. */
async function openToAll(file: string): Promise<void> {
  const entry = await lstat(file);
  if (entry.isSymbolicLink()) return;
  const isRun = entry.isDirectory() || (entry.mode & 0o100) !== 0;
  await chmod(file, entry.mode | (isRun ? 0o555 : 0o444));
  if (!entry.isDirectory()) return;
  for (const name of await readdir(file)) await openToAll(path.join(file, name));
}
