import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { invariant } from '#base/invariant.ts';
import { APPLICATION_NAME } from '#server/db/database.ts';
import { closedFolder, databaseAccount, requireReachable } from '#server/db/embedded/account.ts';
import { linkLibraries } from '#server/db/embedded/binaries.ts';
import { reachablePlace, reachablePrograms } from '#server/db/embedded/outside.ts';
import { embeddedPlace, type EmbeddedPlace } from '#server/db/embedded/place.ts';
import {
  serverPid,
  type PostgresSettings,
  stopEmbedded,
  stopUnlessUsed,
} from '#server/db/embedded/postmaster.ts';
import { startEmbedded } from '#server/db/embedded/start.ts';
import { StartProblem } from '#server/StartProblem.ts';
import { runStatements } from '#tests/support/adminStatements.ts';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';

/** The speed of the disk is not tested here. */
const settings: PostgresSettings = { fsync: 'off' };

const folder = temporaryFolder();
const place = embeddedPlace(folder);

async function valueOf({ url }: EmbeddedPlace, expression: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ value: unknown }>(`select ${expression} as value`);
    return rows[0]?.value;
  } finally {
    await client.end();
  }
}

/** A connection by which the server detects another process of ours. */
async function someoneElse({ url }: EmbeddedPlace): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: APPLICATION_NAME });
  await client.connect();
  return client;
}

async function kill(victim: EmbeddedPlace): Promise<void> {
  const pid = await serverPid(victim.folder);
  invariant(pid !== null, 'the server runs');
  process.kill(pid, 'SIGKILL');
}

/** A folder in the temporary one, with these files. */
function folderWith(name: string, files: Readonly<Record<string, string>>): string {
  const made = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(made, file)), { recursive: true });
    writeFileSync(path.join(made, file), text);
  }
  return made;
}

describe('the built-in database', () => {
  afterEach(async () => stopEmbedded(place));

  it('is made where there is none, and what others did not finish is removed', async () => {
    mkdirSync(path.join(folder, 'postgres.init-999999999'));
    mkdirSync(path.join(folder, 'postgres.init-1')); // that process is alive
    await startEmbedded(place, { settings });

    expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'postgres.init-1']);
  });

  it('knows letters of other alphabets, and only this machine reaches it', async () => {
    await startEmbedded(place, { settings });

    expect(await valueOf(place, "lower('ÀŽД')")).toBe('àžд');
    expect(
      await valueOf(place, "array(select x from unnest(array['b','a','B']) x order by x)"),
    ).toEqual(['B', 'a', 'b']);
    expect(await valueOf(place, "current_setting('listen_addresses')")).toBe('');
  });

  it('keeps what it has when it is stopped and started again', async () => {
    await startEmbedded(place, { settings });
    await runStatements(place.url, ['create table kept as select 42 as n']);
    expect(await stopEmbedded(place)).toBe(true);
    expect(await serverPid(place.folder)).toBeNull();
    await startEmbedded(place, { settings });

    expect(await valueOf(place, '(select n from kept)')).toBe(42);
  });

  it('is one server, however many processes start it', async () => {
    await Promise.all([1, 2, 3, 4].map(() => startEmbedded(place, { settings })));
    const pid = await serverPid(place.folder);
    await startEmbedded(place, { settings });

    expect(await serverPid(place.folder)).toBe(pid);
  });

  it('starts again after it was killed, with what had been written', async () => {
    await startEmbedded(place, { settings });
    await runStatements(place.url, ['create table written as select 7 as n']);
    const busy = await someoneElse(place);
    busy.on('error', () => {});
    const sleeping = busy.query('select pg_sleep(0.5)').catch(() => null); // it outlives its parent
    await kill(place);
    await startEmbedded(place, { settings });
    await sleeping;

    expect(await valueOf(place, '(select n from written)')).toBe(7);
  });

  it('is stopped by the last process that uses it', async () => {
    await startEmbedded(place, { settings });
    const other = await someoneElse(place);
    await stopUnlessUsed(place);
    expect(await serverPid(place.folder)).not.toBeNull();

    await other.end();
    await stopUnlessUsed(place);
    expect(await serverPid(place.folder)).toBeNull();
  });

  it('does not take the id of another process for its own', async () => {
    const file = path.join(place.folder, 'postmaster.pid');
    writeFileSync(file, `${process.pid}\n${place.folder}\n`);
    expect(await serverPid(place.folder)).toBeNull();
    await startEmbedded(place, { settings });

    expect(Number(readFileSync(file, 'utf8').split('\n')[0])).not.toBe(process.pid);
  });

  it('leaves nothing behind when it is interrupted while it is made', async () => {
    const other = embeddedPlace(path.join(folder, 'interrupted'));
    const stopping = new AbortController();
    const started = startEmbedded(other, { settings, signal: stopping.signal });
    const refused = expect(started).rejects.toThrow(/abort/);
    while (!existsSync(`${other.folder}.init-${process.pid}`)) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    stopping.abort();
    await refused;

    expect(readdirSync(path.dirname(other.folder))).toEqual([]);
  });
});

describe('the socket of the database', () => {
  it('lies in its folder, or in a short one where the path is too long for a socket', async () => {
    const long = embeddedPlace(path.join(folder, 'x'.repeat(90)));

    expect(place.socketFolder).toBe(place.folder);
    expect(long.socketFolder).toMatch(/^\/tmp\/chiaro-[\da-f]{16}$/);
    await startEmbedded(long, { settings });
    expect(await valueOf(long, '1')).toBe(1);
    expect(lstatSync(long.socketFolder).mode & 0o777).toBe(0o700);
    await stopEmbedded(long);
    rmSync(long.socketFolder, { recursive: true });
  });
});

describe('a socket folder that somebody else made before', () => {
  it('is not used where it leads to another place, which stays as it is', async () => {
    const target = path.join(folder, 'target');
    mkdirSync(target, { mode: 0o755 });
    const socketFolder = path.join(folder, 'link');
    symlinkSync(target, socketFolder);
    const attempt = startEmbedded(
      { ...embeddedPlace(path.join(folder, 'linked')), socketFolder },
      { settings },
    );

    await expect(attempt).rejects.toThrow(StartProblem);
    await expect(attempt).rejects.toThrow(/belongs to somebody else or is no folder: choose/);
    expect(statSync(target).mode & 0o777).toBe(0o755);
  });
});

describe('what keeps the database from starting is told in one sentence', () => {
  it.each([
    [
      'a folder of another major version',
      () => folderWith('old', { 'postgres/PG_VERSION': '17\n', 'postgres/global/pg_control': '' }),
      /made by PostgreSQL 17 and this is 18/,
    ],
    [
      'a folder with something else in it',
      () => folderWith('else', { 'postgres/letter.txt': 'Dear' }),
      /holds something else than a database/,
    ],
    [
      'a folder that cannot be written',
      () => path.join(folderWith('file', { data: '' }), 'data/below'),
      /cannot be written \(ENOTDIR\): choose another one with DATA_DIR/,
    ],
    [
      'a database that is broken',
      () =>
        folderWith('broken', { 'postgres/PG_VERSION': '18\n', 'postgres/global/pg_control': '' }),
      /does not start: .*\(more in .*server\.log\)/,
    ],
  ])('%s', async (_, make, sentence) => {
    const attempt = startEmbedded(embeddedPlace(make()), { settings });

    await expect(attempt).rejects.toThrow(StartProblem);
    await expect(attempt).rejects.toThrow(sentence);
    await expect(attempt).rejects.toThrow(/^[^\n]*\.$/);
  });
});

describe('the account of the database', () => {
  const account = { name: 'somebody', uid: 4_000_001, gid: 4_000_001 };

  it('may not be root', async () => {
    const found = await databaseAccount(place.folder);

    if (process.getuid?.() === 0) expect(found?.uid).toBeGreaterThan(0);
    else expect(found).toBeNull();
  });

  it('is kept out by the first folder that others may not enter', async () => {
    const home = path.join(folder, 'home');
    mkdirSync(path.join(home, 'project/data'), { recursive: true });
    chmodSync(home, 0o700);

    expect(await closedFolder(path.join(home, 'project/data'), account)).toBe(home);
    chmodSync(home, 0o755);
    expect(await closedFolder(path.join(home, 'project/data'), account)).toBeNull();
    expect(await closedFolder(path.join(home, 'missing/below'), account)).toBeNull();
  });

  it('is named when it is kept out', async () => {
    const home = path.join(folder, 'closed');
    mkdirSync(home, { mode: 0o700 });
    const attempt = requireReachable(path.join(home, 'data'), account);

    await expect(attempt).rejects.toThrow(StartProblem);
    await expect(attempt).rejects.toThrow(/"somebody" may not enter .*closed: start the server as/);
    await requireReachable(path.join(home, 'data'), null);
  });
});

describe('a database that its account could not reach', () => {
  const account = { name: 'somebody', uid: 4_000_001, gid: 4_000_001 };

  /** A folder of a project in a home that others may not enter, and a folder outside. */
  function closedHome(name: string) {
    const home = path.join(folder, name);
    mkdirSync(path.join(home, 'project'), { recursive: true });
    chmodSync(home, 0o700);
    return {
      asked: embeddedPlace(path.join(home, 'project/data')),
      outside: { account, folder: path.join(folder, `${name}-outside`), onMoved: () => undefined },
    };
  }

  it('is put outside, where every later process finds it', async () => {
    const { asked, outside } = closedHome('moved');

    const places = await Promise.all([1, 2, 3].map(() => reachablePlace(asked, outside)));
    const [first] = places;
    invariant(first, 'three processes asked');

    expect(places).toEqual([first, first, first]);
    expect(first.folder.startsWith(outside.folder)).toBe(true);
    expect(first.url).toBe(asked.url);
    expect(await closedFolder(first.folder, account)).toBeNull();
    expect(readdirSync(outside.folder)).toHaveLength(1);
    expect(await reachablePlace(asked, { account: null })).toEqual(first);
  });

  it('runs there, and is stopped by its usual folder', async () => {
    const { asked, outside } = closedHome('running');
    const found = await databaseAccount(asked.folder);
    await reachablePlace(asked, { ...outside, account: found ?? account });

    await startEmbedded(asked, { settings });
    expect(await valueOf(asked, '1 + 1')).toBe(2);
    expect(await serverPid(asked.folder)).not.toBeNull();
    expect(await stopEmbedded(asked)).toBe(true);
    expect(await serverPid(asked.folder)).toBeNull();
  });

  it('is not replaced by an empty one when it is gone', async () => {
    const { asked, outside } = closedHome('gone');
    const { folder: moved } = await reachablePlace(asked, outside);
    rmSync(path.dirname(moved), { recursive: true });

    await expect(reachablePlace(asked, outside)).rejects.toThrow(
      /was in .*, which is gone: bring it back, or remove the link/,
    );
  });

  it('stays where it is if the account may go there, or if it is there already', async () => {
    const open = embeddedPlace(path.join(folder, 'open-data'));
    expect(await reachablePlace(open, { account })).toBe(open);
    const { asked, outside } = closedHome('existing');
    mkdirSync(asked.folder, { recursive: true });
    expect(await reachablePlace(asked, outside)).toBe(asked);
  });

  it('has copies of its programs outside, which everyone may run', async () => {
    const root = folderWith('closed-package', {
      'package.json': JSON.stringify({ version: '18.1.2' }),
      'native/bin/postgres': '#!/bin/sh',
      'native/lib/libx.so': 'library',
    });
    chmodSync(path.join(root, 'native/bin/postgres'), 0o700);
    chmodSync(path.join(root, 'native/lib/libx.so'), 0o600);
    expect(await reachablePrograms(root, { account })).toBe(root);
    chmodSync(root, 0o700);
    const outside = { account, folder: path.join(folder, 'programs-outside') };

    const [copy = ''] = await Promise.all([1, 2].map(() => reachablePrograms(root, outside)));

    expect(copy).toBe(path.join(outside.folder, 'programs-18.1.2'));
    expect(readdirSync(outside.folder)).toEqual(['programs-18.1.2']);
    expect(await closedFolder(path.join(copy, 'native/bin'), account)).toBeNull();
    expect(statSync(path.join(copy, 'native/bin/postgres')).mode & 0o777).toBe(0o755);
    expect(statSync(path.join(copy, 'native/lib/libx.so')).mode & 0o777).toBe(0o644);
  });
});

describe('the libraries of the database', () => {
  it('are linked where the installation did not', async () => {
    const links = [{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }];
    const root = folderWith('package', {
      'native/pg-symlinks.json': JSON.stringify(links),
      'native/lib/libx.so.1.2': 'library',
    });
    await Promise.all([linkLibraries(root), linkLibraries(root)]);
    await linkLibraries(root);

    expect(readFileSync(path.join(root, 'native/lib/libx.so.1'), 'utf8')).toBe('library');
    expect(lstatSync(path.join(root, 'native/lib/libx.so.1')).isSymbolicLink()).toBe(true);
  });
});
