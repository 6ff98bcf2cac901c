import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, lstat, open, readlink, realpath, rename, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { StartProblem } from '../StartProblem.ts';

/**
 * Require that a file can be created or replaced at this path, before any work. Only regular files
 * are replaced. Throws a `StartProblem`.
 */
export async function requireTarget(file: string): Promise<void> {
  const folder = path.dirname(file);
  const found = await stat(folder).catch((error: unknown) => {
    throw fileProblem(`The folder ${folder}`, error);
  });
  if (!found.isDirectory()) throw new StartProblem(`${folder} isn’t a folder.`);
  await access(folder, constants.W_OK | constants.X_OK).catch((error: unknown) => {
    throw fileProblem(`The folder ${folder}`, error);
  });
  const entry = await lstat(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw fileProblem(file, error);
  });
  if (entry?.isDirectory()) throw new StartProblem(`${file} is a folder: name a file in it.`);
  if (entry && !entry.isFile())
    throw new StartProblem(
      `${file} isn’t a regular file, but a ${await kindOf(file)}: name a regular file.`,
    );
  // Descriptors look like regular files if a shell redirects them to one.
  if ((await realpath(folder)).startsWith('/proc/'))
    throw new StartProblem(`${file} isn’t a regular file: name a regular file.`);
}

async function kindOf(file: string): Promise<string> {
  const entry = await lstat(file);
  if (entry.isFIFO()) return 'pipe';
  if (entry.isSocket()) return 'socket';
  if (entry.isSymbolicLink()) return `link to ${await readlink(file)}`;
  return 'device';
}

/** Require that a file can be read as a backup, before any work. Throws a `StartProblem`. */
export async function requireSource(file: string): Promise<void> {
  const found = await stat(file).catch((error: unknown) => {
    throw fileProblem(`The file ${file}`, error);
  });
  if (found.isDirectory()) throw new StartProblem(`${file} is a folder: name a file in it.`);
  if (!found.isFile() && !found.isFIFO())
    throw new StartProblem(`${file} is neither a file nor a pipe.`);
  await access(file, constants.R_OK).catch((error: unknown) => {
    throw fileProblem(`The file ${file}`, error);
  });
}

/** Path of the unfinished file: unique, so that two processes never write to the same one. */
export function partOf(file: string): string {
  return `${file}.${randomBytes(4).toString('hex')}.part`;
}

/** Rename a file once its content has reached the disk, then sync the folder. */
export async function keepPart(part: string, file: string): Promise<void> {
  await requireTarget(file); // it may have been created meanwhile
  await syncToDisk(part);
  await rename(part, file);
  await syncToDisk(path.dirname(file));
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The reason why a file operation failed, as a sentence; other errors are returned as they are. */
export function fileProblem(subject: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code === null) return error;
  return new StartProblem(`${subject} ${REASONS[code] ?? `can’t be used (${code})`}.`);
}

/** The reason why a backup could not be written. */
export async function writeProblem(file: string, error: unknown): Promise<unknown> {
  const code = codeOf(error);
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return fileProblem(`The file ${file}`, error);
  const folder = path.dirname(file);
  const free = await statfs(folder).then(
    ({ bavail, bsize }) => ` (${Math.floor((bavail * bsize) / 1_000_000)} MB free)`,
    () => '',
  );
  return new StartProblem(`The disk of ${folder} is full${free}: the backup needs more space.`);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'doesn’t exist',
  ENOTDIR: 'doesn’t exist: a part of its path isn’t a folder',
  EISDIR: 'is a folder',
  EACCES: 'can’t be used: this account lacks the permission',
  EPERM: 'can’t be used: this account lacks the permission',
  EROFS: 'is on a disk that can’t be written',
  ENAMETOOLONG: 'has a name that is too long',
  ELOOP: 'is a link that leads to itself',
  EFBIG: 'became larger than this system allows',
  EIO: 'can’t be used: the disk reports an error',
};

/** The code of an error of the file system; null for others. */
function codeOf(error: unknown): string | null {
  const isOfFile = error instanceof Error && 'syscall' in error && 'code' in error;
  if (!isOfFile || typeof error.code !== 'string') return null;
  return typeof error.syscall === 'string' && FILE_CALLS.has(error.syscall) ? error.code : null;
}

/** Calls of the network have others: `connect`, `getaddrinfo`. */
const FILE_CALLS: ReadonlySet<string> = new Set([
  ...['access', 'chmod', 'chown', 'close', 'fsync', 'ftruncate', 'lstat', 'mkdir', 'open'],
  ...['readlink', 'realpath', 'rename', 'rm', 'scandir', 'stat', 'unlink', 'write', 'writev'],
]);
