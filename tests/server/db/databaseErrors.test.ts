import { readFile } from 'node:fs/promises';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import {
  errorCode,
  isDatabaseBusy,
  isDatabaseDown,
  withRetry,
  withYielding,
  YIELD_AFTER,
} from '#server/db/databaseErrors.ts';
import { runStatements } from '#tests/support/adminStatements.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';

const { db, pool, url } = await useDatabase();
await pool.query('create table pair (id int primary key, n int not null default 0)');
await pool.query('insert into pair values (1), (2)');

/** The error thrown by failing work. */
async function errorOf(work: PromiseLike<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('This was to fail.');
}

/** The error of a query through the query layer on another server. */
async function errorAt(address: string): Promise<unknown> {
  const other = openDatabase(address, { poolSize: 1 });
  try {
    return await errorOf(other.db.execute(sql`select 1`));
  } finally {
    await other.close();
  }
}

describe('a database is down', () => {
  it.each([
    ['nothing listens', 'postgres://127.0.0.1:1/chiaro'],
    ['nothing listens on any of the addresses of its host', 'postgres://localhost:1/chiaro'],
    ['its host is not known', 'postgres://nobody.invalid/chiaro'],
    ['its socket is not there', 'postgres:///chiaro?host=%2Fnowhere'],
  ])('when %s', async (_, address) => {
    expect(isDatabaseDown(await errorAt(address))).toBe(true);
  });

  it('when no connection gets free in time', async () => {
    const small = openDatabase(url, { poolSize: 1 });
    const client = await small.pool.connect(); // without a time limit
    small.pool.options.connectionTimeoutMillis = 20;
    const error = await errorOf(small.db.execute(sql`select 1`));
    client.release();
    await small.close();

    expect(isDatabaseDown(error)).toBe(true);
  });

  it('when it ends a connection in the middle of a query', async () => {
    const client = await pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const cut = errorOf(client.query('select pg_sleep(60)'));
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    const error = await cut;
    client.release(true);

    expect(errorCode(error)).toBe('57P01');
    expect(isDatabaseDown(error)).toBe(true);
  });

  it('but not when a query is wrong, breaks a rule or takes too long', async () => {
    const wrong = await errorOf(db.execute(sql`select nonsense`));
    const twice = await errorOf(db.execute(sql`insert into pair values (1)`));
    const slow = await errorOf(
      db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 1`);
        await tx.execute(sql`select pg_sleep(1)`);
      }),
    );

    expect([wrong, twice, slow].map(errorCode)).toEqual(['42703', '23505', '57014']);
    expect([wrong, twice, slow].map(isDatabaseDown)).toEqual([false, false, false]);
    expect([wrong, twice, slow].map(isDatabaseBusy)).toEqual([false, false, true]);
  });

  it('but busy when somebody else keeps what is waited for', async () => {
    const error = await db.transaction(async (tx) => {
      await tx.execute(sql`select from pair where id = 1 for update`);
      return errorOf(
        db.transaction(async (other) => {
          await other.execute(sql`set local lock_timeout = 1`);
          await other.execute(sql`select from pair where id = 1 for update`);
        }),
      );
    });

    expect(errorCode(error)).toBe('55P03');
    expect([isDatabaseDown(error), isDatabaseBusy(error)]).toEqual([false, true]);
  });

  it('and not when something else went wrong', async () => {
    expect(isDatabaseDown(await errorOf(readFile('/nowhere')))).toBe(false);
    expect(isDatabaseDown(new Error('wrong'))).toBe(false);
    expect(isDatabaseDown('wrong')).toBe(false);
    expect(isDatabaseDown(undefined)).toBe(false);
  });

  it('but not when a client is gone, or another site', () => {
    for (const code of ['ECONNRESET', 'EPIPE', 'ETIMEDOUT']) {
      const gone = Object.assign(new Error('aborted'), { code });

      expect(isDatabaseDown(gone)).toBe(false);
      expect(isDatabaseDown(new Error('a call failed', { cause: gone }))).toBe(false);
      expect(isDatabaseDown(new DrizzleQueryError('select 1', [], gone))).toBe(true);
    }
  });
});

describe('a transaction that clashes', () => {
  it('is made once more, and then both have happened', async () => {
    let attempts = 0;
    let waiting = 2;
    let go = () => {};
    const bothHoldOne = new Promise<void>((resolve) => (go = resolve));
    const raise = (first: number, second: number) =>
      withRetry(() => {
        attempts += 1;
        return db.transaction(async (tx) => {
          await tx.execute(sql`update pair set n = n + 1 where id = ${first}`);
          waiting -= 1;
          if (waiting === 0) go();
          await bothHoldOne;
          await tx.execute(sql`update pair set n = n + 1 where id = ${second}`);
        });
      });
    await Promise.all([raise(1, 2), raise(2, 1)]);
    const { rows } = await pool.query('select n from pair order by id');

    expect(attempts).toBe(3);
    expect(rows).toEqual([{ n: 2 }, { n: 2 }]);
  });

  it('a fourth time is given up, and what fails otherwise is not tried again', async () => {
    for (const [code, expected] of [
      ['40001', 4],
      ['23505', 1],
    ] as const) {
      let attempts = 0;
      const failing = withRetry(() => {
        attempts += 1;
        return Promise.reject(Object.assign(new Error('no'), { code }));
      });
      await expect(failing).rejects.toThrow('no');
      expect(attempts).toBe(expected);
    }
  });
});

describe('a transaction that gives way', () => {
  it('lets others finish that lock in another order, and is made after them', async () => {
    const { rows: before } = await pool.query<{ n: number }>('select n from pair order by id');
    const events: string[] = [];
    let holdsFirst = () => {};
    const otherBegan = new Promise<void>((resolve) => (holdsFirst = resolve));
    let yieldingWaits = () => {};
    const bothHoldOne = new Promise<void>((resolve) => (yieldingWaits = resolve));
    const other = db
      .transaction(async (tx) => {
        await tx.execute(sql`update pair set n = n + 1 where id = 1`);
        holdsFirst();
        await bothHoldOne;
        await tx.execute(sql`update pair set n = n + 1 where id = 2`);
      })
      .then(() => events.push('other'));
    await otherBegan;
    const yielding = withYielding(() =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('lock_timeout', ${YIELD_AFTER}, true)`);
        await tx.execute(sql`update pair set n = n + 1 where id = 2`);
        yieldingWaits();
        await tx.execute(sql`update pair set n = n + 1 where id = 1`);
      }),
    ).then(() => events.push('yielding'));
    await Promise.all([other, yielding]);
    const { rows } = await pool.query<{ n: number }>('select n from pair order by id');

    expect(events).toEqual(['other', 'yielding']);
    expect(rows).toEqual(before.map(({ n }) => ({ n: n + 2 })));
  });
});

describe('a connection to the database', () => {
  it('says who it is, and limits what may take long', async () => {
    const shown = await Promise.all(
      [
        'application_name',
        'statement_timeout',
        'lock_timeout',
        'idle_in_transaction_session_timeout',
      ].map(async (name) => {
        const { rows } = await pool.query<Record<string, string>>(`show ${name}`);
        return rows[0]?.[name];
      }),
    );

    expect(shown).toEqual(['chiaro', '5s', '3s', '10s']);
  });

  it('that is lost while nobody uses it is told by its code, and another one is made', async () => {
    const lost: string[] = [];
    const other = openDatabase(url, { poolSize: 1, onLostConnection: (code) => lost.push(code) });
    const { rows } = await other.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    const gone = new Promise((resolve) => other.pool.once('remove', resolve));
    await runStatements(url, [`select pg_terminate_backend(${rows[0]?.pid ?? 0})`]);
    await gone;
    await other.pool.query('select 1');
    await other.close();

    expect(lost).toEqual(['57P01']);
  });

  it('that is lost in a transaction fails that, and nothing else', async () => {
    const failed = await errorOf(
      db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await runStatements(url, [`select pg_terminate_backend(${rows[0]?.pid ?? 0})`]);
        await tx.execute(sql`select 1`);
      }),
    );

    expect(isDatabaseDown(failed)).toBe(true);
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });
});
