import { spawn } from 'node:child_process';
import { open, readFile, realpath, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { type SystemAccount, childOptions } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { EmbeddedPlace } from './place.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { APPLICATION_NAME } from '#server/db/database.ts';

/** PostgreSQL settings by name. */
export type PostgresSettings = Readonly<Record<string, string>>;

const SETTINGS: PostgresSettings = {
  listen_addresses: '',
  port: '5432',
  max_connections: '100',
  shared_buffers: '128MB',
  dynamic_shared_memory_type: 'mmap', // containers have a small /dev/shm
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_error_verbosity: 'terse', // no row values in the log
};

const MAX_LOG_BYTES = 10 * 1024 * 1024;

/** A started server process. It outlives this process. */
export interface Postmaster {
  readonly hasEnded: () => boolean;
  /** The content of its log so far. */
  readonly readLog: () => Promise<string>;
  /** Stop it, even before it serves. */
  readonly interrupt: () => void;
}

/** Path of the server's log. */
export function postmasterLogPath({ folder }: EmbeddedPlace): string {
  return path.join(folder, 'server.log');
}

/** Start the server, without waiting until it answers. */
export async function launch(
  place: EmbeddedPlace,
  { postgres }: Binaries,
  account: SystemAccount | null,
  settings: PostgresSettings,
): Promise<Postmaster> {
  const file = postmasterLogPath(place);
  const sizeBefore = (await stat(file).catch(() => null))?.size ?? 0;
  if (sizeBefore > MAX_LOG_BYTES) await rename(file, `${file}.old`);
  const begin = sizeBefore > MAX_LOG_BYTES ? 0 : sizeBefore;

  const log = await open(file, 'a', 0o600);
  if (account) await log.chown(account.uid, account.gid);
  const options = Object.entries({ ...SETTINGS, ...settings });
  const args = options.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(postgres, ['-D', place.folder, '-k', place.socketFolder, ...args], {
    ...childOptions(account),
    detached: true, // Ctrl-C must not reach it: the server is stopped after the last request
    stdio: ['ignore', log.fd, log.fd],
  });
  let hasEnded = false;
  child.once('exit', () => (hasEnded = true)).once('error', () => (hasEnded = true));
  child.unref();
  await log.close();
  return {
    hasEnded: () => hasEnded,
    readLog: async () => (await readFile(file)).toString('utf8', begin),
    interrupt: () => child.kill('SIGINT'),
  };
}

/**
 * The process id of the server of a folder, or null. The id in its file may belong to a zombie, or
 * to another program by now: neither is a server.
 */
export async function serverPid(folder: string): Promise<number | null> {
  const text = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  if (!(pid > 0)) return null;
  const real = await realpath(folder).catch(() => folder); // it may be a link
  return (await isServer(pid, real)) ? pid : null;
}

async function isServer(pid: number, folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return isProcess(pid);
  const [state, command] = await Promise.all(
    ['stat', 'cmdline'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  );
  return !state?.includes(') Z') && (command ?? '').split('\0').includes(folder);
}

/** True if a process with this id exists. */
export function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const LOOK_AGAIN_MS = 20;
const TIMEOUT_MS = 30_000;
const ANSWER_MS = 3_000;
/** A closed connection still exists briefly on the side of the server. */
const LEAVING_MS = 1_000;

/**
 * Stop the server of a place, if there is one: roll back open transactions, write everything to
 * disk, exit. Returns true if no server is left.
 */
export async function stopEmbedded({ folder }: EmbeddedPlace): Promise<boolean> {
  const pid = await serverPid(folder);
  if (pid === null) return true;
  process.kill(pid, 'SIGINT');
  const giveUpAt = Date.now() + TIMEOUT_MS;
  while ((await serverPid(folder)) === pid) {
    if (Date.now() > giveUpAt) return false;
    await sleep(LOOK_AGAIN_MS);
  }
  return true;
}

/**
 * Stop the server of a place, unless another process of Chiaro has a connection. Two processes that
 * end at once may both stop it, which does no harm.
 */
export async function stopUnlessUsed(place: EmbeddedPlace): Promise<void> {
  const giveUpAt = Date.now() + LEAVING_MS;
  while (await isUsed(place)) {
    if (Date.now() > giveUpAt) return;
    await sleep(LOOK_AGAIN_MS);
  }
  await stopEmbedded(place);
}

async function isUsed({ url }: EmbeddedPlace): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS });
  client.on('error', () => undefined); // the query reports the error
  try {
    await client.connect();
    const { rows } = await client.query<{ others: number }>(
      'select count(*)::int as others from pg_stat_activity where application_name = $1',
      [APPLICATION_NAME],
    );
    return rows[0]?.others !== 0;
  } catch {
    return false; // the server does not answer
  } finally {
    await client.end().catch(() => undefined);
  }
}
