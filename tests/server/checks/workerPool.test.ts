import { afterEach, describe, expect, inject, it } from 'vitest';
import { HostedPool, type HostOptions } from '#server/checks/HostedPool.ts';
import { WorkerPool, type PoolEnd, type PoolOptions } from '#server/checks/WorkerPool.ts';

type Pool = Pick<WorkerPool<object, unknown>, 'run' | 'close'>;

const OPTIONS: PoolOptions = {
  script: new URL('jobWorker.mjs', import.meta.url).href,
  workers: 1,
  milliseconds: 20_000,
  megabytes: 64,
  waiting: 10,
  waitingOfOne: 10,
  waitingMilliseconds: 20_000,
};

const pools: Pool[] = [];

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function startPool(options: Partial<PoolOptions> = {}): Pool {
  const pool = new WorkerPool<object, unknown>({ ...OPTIONS, ...options });
  pools.push(pool);
  return pool;
}

function startHosted(options: Partial<PoolOptions> = {}, more: Partial<HostOptions> = {}): Pool {
  const pool = new HostedPool<object, unknown>({
    host: new URL(inject('workerHost')),
    pool: { ...OPTIONS, ...options },
    niceness: 0,
    onCrash: () => undefined,
    ...more,
  });
  pools.push(pool);
  return pool;
}

const echo = (value: unknown) => ({ type: 'echo', value });
const done = (reply: unknown): PoolEnd<unknown> => ({ type: 'done', reply });

/** A job that ends when `letGo` is called. */
function held(): { readonly job: object; readonly letGo: () => void } {
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const letGo = () => {
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
  };
  return { job: { type: 'hold', gate }, letGo };
}

describe.each([
  ['in this process', startPool],
  ['in a process of their own', startHosted],
])('workers %s', (_, start) => {
  it('answer what they are asked, each its own', async () => {
    const pool = start({ workers: 2 });

    const ends = await Promise.all([1, 2, 3, 4, 5].map((value) => pool.run(echo(value))));

    expect(ends).toEqual([1, 2, 3, 4, 5].map(done));
  });

  it('are cut off when a job takes too long, and replaced', async () => {
    const pool = start({ milliseconds: 500 });

    expect(await pool.run({ type: 'loop' })).toEqual({ type: 'tooLong' });
    expect(await pool.run(echo('next'))).toEqual(done('next'));
  });

  it('may run out of memory', async () => {
    const pool = start();

    expect(await pool.run({ type: 'hoard' })).toEqual({ type: 'tooMuchMemory' });
    expect(await pool.run(echo('next'))).toEqual(done('next'));
  });

  it('tell what they throw', async () => {
    const pool = start();

    expect(await pool.run({ type: 'throw' })).toMatchObject({
      type: 'failed',
      reason: expect.stringContaining('as asked') as string,
    });
    expect(await pool.run(echo('next'))).toEqual(done('next'));
  });

  it('may end by themselves', async () => {
    const pool = start();

    expect(await pool.run({ type: 'exit' })).toMatchObject({ type: 'failed' });
    expect(await pool.run(echo('next'))).toEqual(done('next'));
  });

  it('do nothing more for who does not wait any longer', async () => {
    const pool = start();
    const [working, waiting] = [new AbortController(), new AbortController()];
    const ends = [
      pool.run({ type: 'loop' }, { signal: working.signal }),
      pool.run(echo('never'), { signal: waiting.signal }),
      pool.run(echo('last')),
    ];

    waiting.abort();
    working.abort();

    expect(await Promise.all(ends)).toEqual([
      { type: 'aborted' },
      { type: 'aborted' },
      done('last'),
    ]);
    expect(await pool.run(echo('none'), { signal: AbortSignal.abort() })).toEqual({
      type: 'aborted',
    });
  });

  it('end when they are closed, with what they do', async () => {
    const pool = start();
    const first = pool.run(echo('done before'));
    await first;
    const ends = [pool.run({ type: 'loop' }), pool.run(echo('waiting'))];

    await pool.close();

    for (const { type } of await Promise.all(ends)) expect(['aborted', 'busy']).toContain(type);
    expect(await pool.run(echo('too late'))).toEqual({ type: 'busy' });
  });
});

describe('the queue', () => {
  it('takes so many jobs and no more', async () => {
    const pool = startPool({ waiting: 1 });
    const { job, letGo } = held();
    const first = pool.run(job);
    const second = pool.run(echo('second'));

    expect(await pool.run(echo('third'))).toEqual({ type: 'busy' });
    letGo();
    expect(await first).toEqual(done('held'));
    expect(await second).toEqual(done('second'));
  });

  it('lets nobody wait too long', async () => {
    const pool = startPool({ waitingMilliseconds: 1 });
    const { job, letGo } = held();
    const first = pool.run(job);

    expect(await pool.run(echo('second'))).toEqual({ type: 'busy' });
    letGo();
    expect(await first).toEqual(done('held'));
  });

  it('is worked on by so many at once', async () => {
    const pool = startPool({ workers: 2, waiting: 0 });
    const gates = [held(), held()];
    const first = gates.map(({ job }) => pool.run(job));

    expect(await pool.run(echo('third'))).toEqual({ type: 'busy' });
    for (const { letGo } of gates) letGo();
    expect(await Promise.all(first)).toEqual([done('held'), done('held')]);
  });
});

describe('accounts', () => {
  it('take turns, with one job each at a time', async () => {
    const pool = startPool({ workers: 2 });
    const ended: string[] = [];
    const run = async (account: string, job: object) => {
      await pool.run(job, { account });
      ended.push(account);
    };
    const { job, letGo } = held();
    const jobs = [run('eve', job), ...[1, 2, 3].map((value) => run('eve', echo(value)))];
    await run('ada', echo('her first'));
    await run('ben', echo('his first'));

    expect(ended).toEqual(['ada', 'ben']); // the second worker does not take another job of eve
    letGo();
    await Promise.all(jobs);
    expect(ended).toEqual(['ada', 'ben', 'eve', 'eve', 'eve', 'eve']);
  });

  it('wait for one job of each other account', async () => {
    const pool = startPool();
    const ended: string[] = [];
    const run = async (account: string, job: object) => {
      await pool.run(job, { account });
      ended.push(account);
    };
    const { job, letGo } = held();
    const jobs = [
      run('eve', job),
      ...[1, 2, 3].map((value) => run('eve', echo(value))),
      ...[1, 2].map((value) => run('ada', echo(value))),
      run('ben', echo(1)),
    ];

    letGo();
    await Promise.all(jobs);

    expect(ended).toEqual(['eve', 'ada', 'ben', 'eve', 'ada', 'eve', 'eve']);
  });

  it('that fill the queue give way to those with less in it', async () => {
    const pool = startPool({ waiting: 4, waitingOfOne: 3 });
    const { job, letGo } = held();
    const begun = pool.run(job, { account: 'eve' });
    const run = (account: string) => pool.run(echo(account), { account });
    const ends = ['eve', 'eve', 'eve', 'eve', 'ada', 'ben', 'ben', 'ben'].map(run);

    letGo();
    await begun;

    expect((await Promise.all(ends)).map(({ type }) => type)).toEqual([
      ...['done', 'done', 'busy', 'busy'],
      ...['done', 'done', 'busy', 'busy'],
    ]);
  });
});

describe('a process of workers', () => {
  it('that dies is started again, and its owner hears of it', async () => {
    const crashes: string[] = [];
    const pool = startHosted({}, { onCrash: (reason) => crashes.push(reason) });

    expect(await pool.run({ type: 'kill' })).toEqual({ type: 'tooMuchMemory' });
    expect(await pool.run(echo('next'))).toEqual(done('next'));
    expect(crashes).toEqual(['The process of the workers ended: SIGKILL.']);
  });

  it('survives no large piece of memory, and is started again', async () => {
    const pool = startHosted();

    expect(await pool.run({ type: 'grow' })).toEqual({ type: 'tooMuchMemory' });
    expect(await pool.run(echo('next'))).toEqual(done('next'));
  });

  it('leaves open which of several jobs it died of', async () => {
    const pool = startHosted({ workers: 2 });
    await pool.run(echo('there')); // so that no message gets lost

    const ends = await Promise.all([pool.run({ type: 'loop' }), pool.run({ type: 'kill' })]);

    expect(ends).toEqual([{ type: 'busy' }, { type: 'busy' }]);
  });

  it('that does not exist is a mistake, and no fault of the job', async () => {
    const pool = startHosted({}, { host: new URL('nowhere.mjs', import.meta.url) });

    expect(await pool.run(echo('first'))).toMatchObject({ type: 'notLoaded' });
    expect(await startPool({ script: 'file:///nowhere.mjs' }).run(echo('first'))).toMatchObject({
      type: 'notLoaded',
    });
  });
});
