import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HintBoard } from '#engine/explain/Hints.ts';
import { spawnHints, type HintReply, type HintRequest } from '#workers/spawnHints.ts';

const BOARD: HintBoard = { colors: [], strokes: [], made: 0, near: null, covered: [] };

function request(id: number, isObvious = false): HintRequest {
  return { id, board: BOARD, isObvious };
}

/** Workers that answer when they are told to. */
class TestWorkers {
  readonly begun: number[] = [];
  readonly replies: number[] = [];
  failures = 0;
  started = 0;
  ended = 0;
  #answer: (reply: HintReply) => void = () => undefined;
  #fail: (error: Error) => void = () => undefined;
  readonly source = spawnHints(
    'puzzle',
    {
      onReply: ({ id }) => this.replies.push(id),
      onFailed: () => this.failures++,
    },
    () => {
      this.started++;
      return {
        send: ({ id }) =>
          new Promise<HintReply>((resolve, reject) => {
            this.begun.push(id);
            this.#answer = resolve;
            this.#fail = reject;
          }),
        terminate: () => this.ended++,
      };
    },
  );

  async answer(id: number): Promise<void> {
    this.#answer({ id, hint: { type: 'none', text: '' } });
    await vi.advanceTimersByTimeAsync(0);
  }

  async fail(): Promise<void> {
    this.#fail(new Error('broken'));
    await vi.advanceTimersByTimeAsync(0);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('hints in a worker', () => {
  it('start with the first question', async () => {
    const workers = new TestWorkers();
    expect(workers.started).toBe(0);

    workers.source.ask(request(1));
    await workers.answer(1);

    expect(workers.started).toBe(1);
    expect(workers.replies).toEqual([1]);
  });

  it('leave out boards that were not begun when a newer one came', async () => {
    const workers = new TestWorkers();

    for (const id of [1, 2, 3]) workers.source.ask(request(id));
    await workers.answer(1);
    await workers.answer(3);

    expect(workers.begun).toEqual([1, 3]);
    expect(workers.started).toBe(1);
  });

  it('replace a worker that is busy with an older board for too long', async () => {
    const workers = new TestWorkers();
    workers.source.ask(request(1));
    workers.source.ask(request(2));
    expect(workers.begun).toEqual([1]);

    await vi.advanceTimersByTimeAsync(1000);

    expect(workers.ended).toBe(1);
    expect(workers.begun).toEqual([1, 2]);
  });

  it('let a worker go on with the newest board, but not for ever', async () => {
    const workers = new TestWorkers();
    workers.source.ask(request(1));
    workers.source.ask(request(1));

    await vi.advanceTimersByTimeAsync(10_000);

    expect(workers.ended).toBe(0);
    expect(workers.begun).toEqual([1]);

    await vi.advanceTimersByTimeAsync(15_000);
    expect(workers.ended).toBe(1);
    expect(workers.failures).toBe(1);
  });

  it('tell a failure, and start anew with the next question', async () => {
    const workers = new TestWorkers();
    workers.source.ask(request(1));
    await workers.fail();
    expect(workers.failures).toBe(1);

    workers.source.ask(request(2));
    await workers.answer(2);

    expect(workers.started).toBe(2);
    expect(workers.replies).toEqual([2]);
  });

  it('say nothing any more once they are stopped', async () => {
    const workers = new TestWorkers();
    workers.source.ask(request(1));

    workers.source.stop();
    await workers.answer(1);

    expect(workers.ended).toBe(1);
    expect(workers.replies).toEqual([]);
  });
});
