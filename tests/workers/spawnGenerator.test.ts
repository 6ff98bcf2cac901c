import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invariant } from '#base/invariant.ts';
import { parseGridText } from '#engine/codec/gridText.ts';
import { familyById } from '#engine/generate/families/index.ts';
import { rate } from '#engine/explain/rate.ts';
import { createGeneratorSession, type GenerateReply } from '#workers/generatorSession.ts';
import { spawnGenerator, type GeneratorListener } from '#workers/spawnGenerator.ts';
import { smallWish } from '#tests/support/madePuzzles.ts';

const LIMITS = { work: 10_000, best: 1 };

function wishFor(id: string, seed = 1) {
  const family = familyById.get(id);
  invariant(family, 'a family');
  return smallWish(family, { seed, grades: family.grades.slice(0, 1) });
}

/** Workers that note what they are asked, and receive it when the test says so. */
function startWorkers() {
  const workers: {
    readonly listener: GeneratorListener;
    readonly asked: number[];
    readonly receive: (() => void)[];
    readonly refuse: ((reason: Error) => void)[];
    isEnded: boolean;
  }[] = [];
  const heard: number[] = [];
  const onFailed = vi.fn();
  const maker = spawnGenerator({ onReply: ({ id }) => heard.push(id), onFailed }, (listener) => {
    const worker: (typeof workers)[number] = {
      listener,
      asked: [],
      receive: [],
      refuse: [],
      isEnded: false,
    };
    workers.push(worker);
    return {
      ask({ id }) {
        worker.asked.push(id);
        return new Promise((resolve, reject) => {
          worker.receive.push(resolve);
          worker.refuse.push(reject);
        });
      },
      terminate: () => (worker.isEnded = true),
    };
  });
  const make = (seed: number) => maker.make(wishFor('range', seed), LIMITS);
  return { workers, heard, onFailed, maker, make };
}

const progress = (id: number): GenerateReply => ({ id, type: 'progress', tried: 0 });

describe('a generator in a worker', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ends a worker that does not receive a newer wish within 300 ms', async () => {
    const { workers, make } = startWorkers();
    make(1);
    workers[0]?.receive[0]?.();
    await vi.advanceTimersByTimeAsync(1);
    make(2);
    await vi.advanceTimersByTimeAsync(299);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);

    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    expect(workers[1]?.asked).toEqual([2]);
  });

  it('lets a worker load as long as it takes', async () => {
    const { workers, make } = startWorkers();
    make(1);
    make(2);
    await vi.advanceTimersByTimeAsync(10_000);

    expect(workers.map(({ asked, isEnded }) => ({ asked, isEnded }))).toEqual([
      { asked: [1, 2], isEnded: false },
    ]);
  });

  it('hears of the newest wish only', () => {
    const { workers, heard, maker, make } = startWorkers();
    const [first, second] = [make(1), make(2)];
    workers[0]?.listener.onReply(progress(first));
    workers[0]?.listener.onReply(progress(second));
    maker.stop();
    workers[0]?.listener.onReply(progress(second));

    expect(heard).toEqual([second]);
    expect(workers[0]?.isEnded).toBe(true);
  });

  it('reports a failure once, and starts again with the next wish', async () => {
    const { workers, onFailed, make } = startWorkers();
    make(1);
    workers[0]?.refuse[0]?.(new Error('broken'));
    await vi.advanceTimersByTimeAsync(1);
    workers[0]?.listener.onFailed();

    expect(onFailed).toHaveBeenCalledTimes(1);
    make(2);
    expect(workers.map(({ asked }) => asked)).toEqual([[1], [2]]);
  });
});

describe('a session of a generator', () => {
  it('makes the puzzle of the newest wish in slices', () => {
    let ms = 0;
    const session = createGeneratorSession(() => ms++);
    expect(session.runUntil(10)).toBeNull();
    session.ask({ id: 1, wish: wishFor('mixed'), limits: LIMITS });
    expect(session.runUntil(ms + 3)).toEqual({ id: 1, type: 'progress', tried: 0 });
    session.ask({ id: 2, wish: wishFor('range'), limits: LIMITS });
    let slices = 1;
    let reply = session.runUntil(ms + 3);
    for (; reply?.type === 'progress'; slices++) reply = session.runUntil(ms + 3);

    expect(slices).toBeGreaterThan(3);
    invariant(reply?.type === 'made', 'a puzzle');
    const grid = parseGridText(reply.grid);
    expect(reply).toMatchObject({ id: 2, hardest: 2, recipe: 'range@1:6x6:2:half:1' });
    expect(grid.ok && rate(grid.value)?.hardest).toBe(2);
    expect(session.runUntil(ms + 3)).toBeNull();
  });

  it('says why there is no puzzle', () => {
    const session = createGeneratorSession(() => 0);
    session.ask({ id: 3, wish: { ...wishFor('range'), grades: [9] }, limits: LIMITS });

    expect(session.runUntil(1)).toMatchObject({ id: 3, type: 'notFound', reason: 'outsideBand' });
  });
});
