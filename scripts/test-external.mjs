import './node-version.mjs';
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureInstalled } from './install.mjs';
import { run, runScript, StepError } from './project.mjs';

const OLDEST = 15;
/** Folder of Debian and derivatives, with a subfolder per major version. */
const INSTALLED = '/usr/lib/postgresql';
const USER = 'chiaro';
const DEADLINE_MS = 30_000;

// `npm run test:external [-- FILES]`: the server tests on the oldest supported PostgreSQL of this
// system, in a temporary cluster.
runScript(async () => {
  await ensureInstalled();
  const binaries = findPostgres();
  const folder = mkdtempSync(path.join(tmpdir(), 'chiaro-external-'));
  chmodSync(folder, 0o755);
  try {
    const { url, stop } = await startCluster(binaries, path.join(folder, 'cluster'));
    try {
      const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server'];
      const args = [...vitest, ...process.argv.slice(2)];
      process.exitCode = await run(process.execPath, args, { env: { DATABASE_URL: url } });
    } finally {
      await stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The executables of the oldest supported version. */
function findPostgres() {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).map(Number) : [];
  const [oldest] = versions
    .filter((version) => version >= OLDEST)
    .filter((version) => existsSync(path.join(INSTALLED, String(version), 'bin/initdb')))
    .sort((a, b) => a - b);
  if (oldest === undefined)
    throw new StepError(
      `There is no PostgreSQL ${OLDEST} or newer in ${INSTALLED}: install one, such as the package postgresql.`,
    );
  console.log(`Testing on PostgreSQL ${oldest}.`);
  return path.join(INSTALLED, String(oldest), 'bin');
}

/** PostgreSQL does not run as root. */
function harmlessAccount() {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = lines.find((one) => /^(?:postgres|nobody):/.test(one));
  if (!line) throw new StepError('There is no account "postgres" or "nobody" to run PostgreSQL.');
  const [, , uid, gid] = line.split(':').map(Number);
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * @param {string} binaries
 * @param {string} cluster
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
async function startCluster(binaries, cluster) {
  const account = harmlessAccount();
  mkdirSync(cluster, { mode: 0o700 });
  if (account.uid !== undefined) chownSync(cluster, account.uid, account.gid);
  const initdb = ['-D', cluster, '-U', USER, '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(path.join(binaries, 'initdb'), [...initdb, '--no-sync'], { ...account, cwd: '/' });
  const settings = ['listen_addresses=', 'fsync=off', 'full_page_writes=off'];
  const server = spawn(
    path.join(binaries, 'postgres'),
    ['-D', cluster, '-k', cluster, ...settings.flatMap((setting) => ['-c', setting])],
    { ...account, cwd: '/', stdio: 'ignore' },
  );
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
  };
  const host = encodeURIComponent(cluster);
  const url = `postgres:///postgres?host=${host}&user=${USER}`;
  await answering(url, server).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url, stop };
}

/**
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} server
 */
async function answering(url, server) {
  const { Client } = await import('pg').then((module) => module.default);
  for (const giveUpAt = Date.now() + DEADLINE_MS; ;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > giveUpAt)
        throw new StepError(`PostgreSQL does not start: ${String(error)}`);
      await sleep(100);
    } finally {
      client.end().catch(() => {});
    }
  }
}
