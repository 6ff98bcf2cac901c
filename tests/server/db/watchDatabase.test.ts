import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { watchDatabase } from '#server/db/watchDatabase.ts';
import { databaseUrl, runStatements } from '#tests/support/adminStatements.ts';

const admin = inject('adminUrl');
const name = `watched_${process.pid}`;
const url = databaseUrl(admin, name);
/** Timeout of polling on a busy machine. */
const PATIENT = { timeout: 30_000 };

/** Resolves when it was called. */
function called() {
  let call = () => {};
  const promise = new Promise<void>((resolve) => (call = resolve));
  return { call, promise };
}

/** Watch the database, and record the callbacks. */
async function watched() {
  const told: string[] = [];
  const lost = called();
  const back = called();
  const revived = called();
  const watch = await watchDatabase(url, {
    revive: () => {
      revived.call();
      return Promise.resolve();
    },
    onLost: (code) => {
      told.push(code);
      lost.call();
    },
    onBack: () => back.call(),
    onError: (error) => told.push(String(error)),
  });
  return { watch, told, lost, back, revived };
}

await runStatements(admin, [`create database ${name}`]);
afterAll(() => runStatements(admin, [`drop database if exists ${name} with (force)`]));

describe('a database that is watched', () => {
  it('and goes away is missed at once, asked for again, and found when it is back', async () => {
    const { watch, told, lost, back, revived } = await watched();
    expect(watch.isUp()).toBe(true);

    await runStatements(admin, [`drop database ${name} with (force)`]);
    await lost.promise;
    expect(watch.isUp()).toBe(false);
    expect(told).toEqual(['3D000']);

    await revived.promise;
    await runStatements(admin, [`create database ${name}`]);
    await back.promise;
    expect(watch.isUp()).toBe(true);
    await watch.close();
  });

  it('does not count as gone because it ended our connection', async () => {
    const { watch, told } = await watched();
    const client = new pg.Client({ connectionString: admin });
    await client.connect();
    const pids = async () => {
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = $1',
        [name],
      );
      return rows.map(({ pid }) => pid);
    };
    const [before] = await pids();
    await client.query('select pg_terminate_backend($1)', [before]);
    await expect
      .poll(async () => (await pids()).filter((pid) => pid !== before), PATIENT)
      .toHaveLength(1);

    expect(watch.isUp()).toBe(true);
    expect(told).toEqual([]);
    await watch.close();
    await expect.poll(pids, PATIENT).toEqual([]);
    await client.end();
  });

  it('and is away is let go without waiting for it', async () => {
    const { watch, lost } = await watched();
    await runStatements(admin, [`drop database ${name} with (force)`]);
    await lost.promise;
    await watch.close();
    await runStatements(admin, [`create database ${name}`]);

    expect(watch.isUp()).toBe(false);
  });
});

describe('a database that is not there', () => {
  it('cannot be watched', async () => {
    const away = watchDatabase(databaseUrl(admin, 'nowhere'), {
      revive: () => Promise.resolve(),
      onLost: () => {},
      onBack: () => {},
      onError: () => {},
    });

    await expect(away).rejects.toMatchObject({ code: '3D000' });
  });
});
