import { execFile } from 'node:child_process';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartProblem } from '../../StartProblem.ts';
import { requireReachable, type SystemAccount, childOptions } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EMBEDDED_USER, type EmbeddedPlace } from './place.ts';
import { isProcess } from './postmaster.ts';

const OWNER_ONLY = 0o700;

interface Preparation {
  readonly place: EmbeddedPlace;
  readonly binaries: Binaries;
  readonly account: SystemAccount | null;
  /** For tests: false skips fsync of the new files. */
  readonly isSynced: boolean;
  readonly signal: AbortSignal;
}

/** Create the database folder if it is missing, and make sure that it can be opened. */
export async function prepare(preparation: Preparation): Promise<void> {
  const { place, binaries, account } = preparation;
  try {
    await mkdir(path.dirname(place.folder), { recursive: true });
    await removeLeftovers(place.folder);
    if (!(await holdsDatabase(place.folder))) await initialize(preparation);
    await prepareSocketFolder(place, account);
  } catch (error) {
    if (error instanceof StartProblem || !isFileError(error)) throw error;
    throw new StartProblem(
      `The data folder ${path.dirname(place.folder)} cannot be written (${error.code}): choose another one with DATA_DIR.`,
    );
  }
  const major = (await readFile(path.join(place.folder, 'PG_VERSION'), 'utf8')).trim();
  if (major === binaries.major) return;
  throw new StartProblem(
    `The database in ${place.folder} was made by PostgreSQL ${major} and this is ${binaries.major}: make a backup with the version of Chiaro that made it, and restore that in a new folder.`,
  );
}

function isFileError(error: unknown): error is NodeJS.ErrnoException & { code: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

async function holdsDatabase(folder: string): Promise<boolean> {
  return (await stat(path.join(folder, 'global/pg_control')).catch(() => null)) !== null;
}

/** Initialized under another name, then renamed: a crash never leaves half a database. */
async function initialize(preparation: Preparation): Promise<void> {
  const { place, account } = preparation;
  const temporary = `${place.folder}.init-${process.pid}`;
  await mkdir(temporary, { mode: OWNER_ONLY });
  try {
    if (account) await chown(temporary, account.uid, account.gid);
    await runInitdb(temporary, preparation);
    await rename(temporary, place.folder);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    if (await holdsDatabase(place.folder)) return; // another process was faster
    if (isFileError(error) && error.code === 'ENOTEMPTY') {
      throw new StartProblem(
        `The folder ${place.folder} holds something else than a database: choose another one with DATA_DIR.`,
      );
    }
    throw error;
  }
  await syncFolder(path.dirname(place.folder));
}

async function runInitdb(
  temporary: string,
  { binaries, account, ...rest }: Preparation,
): Promise<void> {
  const args = [
    ...['-D', temporary, '-U', EMBEDDED_USER, '--auth-local=trust', '--auth-host=reject'],
    // The same collation on every system, independent of its C library.
    ...['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    ...(rest.isSynced ? [] : ['--no-sync']),
  ];
  const options = { ...childOptions(account), signal: rest.signal };
  await promisify(execFile)(binaries.initdb, args, options).catch(async (error: unknown) => {
    rest.signal.throwIfAborted();
    await requireReachable(temporary, account);
    await requireReachable(binaries.initdb, account);
    throw new StartProblem(`The database could not be made: ${reasonOf(error)}.`);
  });
}

function reasonOf(error: unknown): string {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  const line = /(?:error|FATAL):\s+(.*)/.exec(output)?.[1] ?? output.trim().split('\n').at(-1);
  return line?.replace(/\.$/, '') ?? 'no reason was given';
}

/** A rename survives a power failure only once its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Remove unfinished databases of processes that are gone. */
async function removeLeftovers(folder: string): Promise<void> {
  const prefix = `${path.basename(folder)}.init-`;
  for (const name of await readdir(path.dirname(folder))) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number(name.slice(prefix.length));
    if (pid !== process.pid && isProcess(pid)) continue;
    await rm(path.join(path.dirname(folder), name), { recursive: true, force: true });
  }
}

async function prepareSocketFolder(
  place: EmbeddedPlace,
  account: SystemAccount | null,
): Promise<void> {
  const { folder, socketFolder } = place;
  if (socketFolder === folder) return;
  // The parent folder is writable for others: an existing entry may be a link to another place.
  await mkdir(socketFolder, { mode: OWNER_ONLY }).catch((error: unknown) => {
    if (!isFileError(error) || error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(socketFolder);
  const isOurs = found.uid === process.getuid?.() || found.uid === account?.uid;
  if (!isOurs || !found.isDirectory()) {
    throw new StartProblem(
      `${socketFolder}, meant as the folder for the socket of the database, belongs to somebody else or is no folder: choose a shorter path with DATA_DIR.`,
    );
  }
  await chmod(socketFolder, OWNER_ONLY);
  if (account) await chown(socketFolder, account.uid, account.gid);
}
