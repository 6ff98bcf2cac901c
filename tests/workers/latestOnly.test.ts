import { describe, expect, it } from 'vitest';
import { latestOnly, type RequestWorker } from '#workers/latestOnly.ts';

/** Spawns workers that respond when the test wants it. */
class Workers {
  readonly spawned: {
    respond: (text: string) => void;
    fail: () => void;
    isTerminated: boolean;
  }[] = [];

  spawn = (): RequestWorker<string, string> => {
    const worker = { respond: (_text: string) => {}, fail: () => {}, isTerminated: false };
    this.spawned.push(worker);
    return {
      send: (request) =>
        new Promise((resolve, reject) => {
          worker.respond = (text) => resolve(`${request}: ${text}`);
          worker.fail = () => reject(new Error(`${request} failed`));
        }),
      terminate() {
        worker.isTerminated = true;
      },
    };
  };
}

describe('the latest request', () => {
  it('is answered by the worker that is idle', async () => {
    const workers = new Workers();
    const { send } = latestOnly(workers.spawn);

    const first = send('first');
    workers.spawned[0]?.respond('yes');
    await expect(first).resolves.toBe('first: yes');
    const second = send('second');
    workers.spawned[0]?.respond('no');

    await expect(second).resolves.toBe('second: no');
    expect(workers.spawned).toHaveLength(1);
  });

  it('replaces a worker that is busy with an older one', async () => {
    const workers = new Workers();
    const { send } = latestOnly(workers.spawn);

    const older = send('older');
    const newer = send('newer');
    workers.spawned[0]?.respond('too late');
    workers.spawned[1]?.respond('yes');

    await expect(older).resolves.toBeNull();
    await expect(newer).resolves.toBe('newer: yes');
    expect(workers.spawned.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });

  it('fails when its worker fails, and the next one gets a new worker', async () => {
    const workers = new Workers();
    const { send } = latestOnly(workers.spawn);

    const failing = send('failing');
    workers.spawned[0]?.fail();
    await expect(failing).rejects.toThrow('failing failed');
    const next = send('next');
    workers.spawned[1]?.respond('yes');

    await expect(next).resolves.toBe('next: yes');
  });

  it('gets null when all is stopped', async () => {
    const workers = new Workers();
    const { send, stop } = latestOnly(workers.spawn);

    const request = send('request');
    stop();

    await expect(request).resolves.toBeNull();
    expect(workers.spawned[0]?.isTerminated).toBe(true);
  });
});
