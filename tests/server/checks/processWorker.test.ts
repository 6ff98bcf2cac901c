import { afterEach, describe, expect, inject, it } from 'vitest';
import { ProcessWorker, type ProcessOptions } from '#server/checks/ProcessWorker.ts';
import type { LoneJob } from '#tests/support/loneProgram.ts';

const processes: ProcessWorker<LoneJob, unknown>[] = [];

afterEach(async () => {
  await Promise.all(processes.splice(0).map((it) => it.end()));
});

function start(changes: Partial<ProcessOptions> = {}): ProcessWorker<LoneJob, unknown> {
  const process = new ProcessWorker<LoneJob, unknown>({
    script: inject('loneProgram'),
    niceness: 0,
    milliseconds: 20_000,
    megabytes: 160,
    ...changes,
  });
  processes.push(process);
  return process;
}

describe('a process that works alone', () => {
  it('answers what it is asked, one after the other', async () => {
    const lone = start();

    expect(await lone.run({ type: 'echo', value: 'one' })).toEqual({ type: 'done', reply: 'one' });
    expect(await lone.run({ type: 'echo', value: { two: new Uint8Array(2) } })).toEqual({
      type: 'done',
      reply: { two: new Uint8Array(2) },
    });
    expect(lone.isOver).toBe(false);
  });

  it('is killed in the middle of native code when a job takes too long', async () => {
    const lone = start({ milliseconds: 300 });
    const { reply: pid } = (await lone.run({ type: 'pid' })) as { reply: number };

    expect(await lone.run({ type: 'stuck' })).toEqual({ type: 'tooLong' });
    await lone.end();

    expect(lone.isOver).toBe(true);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it.each(['hoard', 'fill'] as const)(
    'is killed when it takes too much memory: %s',
    async (type) => {
      expect(await start().run({ type })).toEqual({ type: 'tooMuchMemory' });
    },
  );

  it('gets no large piece of memory from a system that has limits', async () => {
    const { type } = await start().run({ type: 'claim' });

    expect(process.platform === 'linux' ? type : 'failed').toBe('failed');
  });

  it('tells what it throws, and that it ended by itself', async () => {
    expect(await start().run({ type: 'throw' })).toMatchObject({
      type: 'failed',
      reason: expect.stringContaining('as asked') as string,
    });
    expect(await start().run({ type: 'exit' })).toEqual({
      type: 'failed',
      reason: 'The process ended with code 3.',
    });
  });

  it('does nothing more for who does not wait any longer', async () => {
    const abort = new AbortController();
    const lone = start();
    await lone.run({ type: 'echo', value: 'there' });
    const end = lone.run({ type: 'stuck' }, abort.signal);

    abort.abort();

    expect(await end).toEqual({ type: 'aborted' });
    expect(lone.isOver).toBe(true);
  });

  it('that does not exist is a mistake, and no fault of the job', async () => {
    const lone = start({ script: new URL('nowhere.mjs', import.meta.url).href });

    expect(await lone.run({ type: 'echo', value: 1 })).toMatchObject({ type: 'notLoaded' });
  });
});
