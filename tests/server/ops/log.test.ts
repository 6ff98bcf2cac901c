import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/users.ts';
import { createLog } from '#server/ops/log.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';

const { db } = await useDatabase();

function logging(isTerminal = false) {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  return { lines, log: createLog({ level: 'info', isTerminal, stream }) };
}

/** The error thrown by failing work. */
async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

describe('the log', () => {
  it('is one JSON object a line', () => {
    const { lines, log } = logging();
    log.info({ status: 200, route: '/api/puzzle/:id' }, 'request');

    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      status: 200,
      route: '/api/puzzle/:id',
      msg: 'request',
    });
  });

  it('leaves out what is below its level', () => {
    const { lines, log } = logging();
    log.debug('detail');

    expect(lines).toEqual([]);
  });

  it('hides secrets, however deep they lie and whatever the case of their names', () => {
    const { lines, log } = logging();
    log.info({
      cookie: 'hunter2',
      Authorization: 'hunter2',
      code: 'hunter2',
      state: 'hunter2',
      email: 'hunter2',
      eMail: 'hunter2',
      headers: { 'set-cookie': ['hunter2'], host: 'a.example' },
      list: [{ clientSecret: 'hunter2' }, { accessToken: 'hunter2' }, { password: 'hunter2' }],
      deep: { a: { b: { c: { d: { e: { f: { secret: 'hunter2' } } } } } } },
    });

    expect(lines[0]).not.toContain('hunter2');
    expect(lines[0]).toContain('a.example');
  });

  it('does not open what is not plain data', () => {
    class Client {
      readonly connection = 'hunter2';
    }
    const { lines, log } = logging();
    log.info({ client: new Client(), map: new Map([['a', 'hunter2']]) });

    expect(lines[0]).not.toContain('hunter2');
    expect(lines[0]).toContain('[Client]');
  });

  it('tells name, message, stack and cause of an error', () => {
    const { lines, log } = logging();
    log.error({ err: new TypeError('wrong', { cause: new Error('why') }) }, 'a call failed');

    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'a call failed',
      err: {
        name: 'TypeError',
        message: 'wrong',
        stack: expect.stringContaining('log.test.ts') as string,
        cause: { message: 'why' },
      },
    });
  });
});

describe('an error of the database', () => {
  it('is told by code, message and constraint, without what was to be written', async () => {
    const { lines, log } = logging();
    const id = uuidv7();
    await db.insert(users).values({ id, name: 'first' });
    const error = await errorOf(db.insert(users).values({ id, name: 'hunter2' }));
    log.error({ err: error }, 'a call failed');

    const { err } = JSON.parse(lines[0] ?? '') as { err: unknown };
    expect(err).toEqual({
      errorCode: '23505',
      constraint: 'app_user_pkey',
      message: expect.stringContaining('duplicate key') as string,
    });
    expect(lines[0]).not.toContain('hunter2');
    expect(lines[0]).not.toContain(id);
  });

  it('is told so when it is logged bare, too', async () => {
    const { lines, log } = logging();
    log.error(await errorOf(db.execute(sql`select ${'hunter2'}::text from nowhere`)));

    expect(lines[0]).toContain('42P01');
    expect(lines[0]).not.toContain('hunter2');
  });

  it('that comes from Node has its code', () => {
    const { lines, log } = logging();
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    log.error({ err: Object.assign(new Error('query', { cause: refused }), { query: 'x' }) });

    expect(lines[0]).toContain('ECONNREFUSED');
  });
});

describe('the log at a terminal', () => {
  it('is a sentence a line', () => {
    const { lines, log } = logging(true);
    log.info({ method: 'GET', route: '/api/', status: 200 }, 'request');
    log.warn({ errorCode: 'ECONNRESET' }, 'a connection was lost');

    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d request method=GET route=\/api\/ status=200\n$/);
    expect(lines[1]).toMatch(/^\d\d:\d\d:\d\d warn a connection was lost errorCode=ECONNRESET\n$/);
  });

  it('shows the stack of an error below', () => {
    const { lines, log } = logging(true);
    log.error({ err: new Error('wrong') }, 'a call failed');

    expect(lines[0]).toMatch(
      /^\d\d:\d\d:\d\d error a call failed name=Error message=wrong\nError: wrong\n +at /,
    );
  });
});
