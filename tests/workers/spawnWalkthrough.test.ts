import { describe, expect, it, vi } from 'vitest';
import type { WalkStep } from '#engine/explain/walkthrough.ts';
import { litOnly } from '#engine/picture/hintMarks.ts';
import { rateInWorker } from '#workers/rateInWorker.ts';
import { spawnWalkthrough, type WalkWorker } from '#workers/spawnWalkthrough.ts';

const STEP: WalkStep = {
  cells: [{ cell: 0, color: 'dark' }],
  level: 1,
  cost: 1,
  why: { id: 'why', text: '', spoken: '', marks: litOnly([0]), lines: [] },
};
const END = { type: 'solved', unused: [] } as const;

/** A walkthrough of some answers; what is told of it is noted. */
function walk(answers: readonly (() => ReturnType<WalkWorker['next']>)[]) {
  const told: string[] = [];
  const left = [...answers];
  const terminate = vi.fn<() => void>();
  const next = () => left.shift()?.() ?? new Promise<never>(() => undefined);
  const stop = spawnWalkthrough(
    'puzzle',
    {
      onStep: () => told.push('step'),
      onEnd: ({ type }) => told.push(type),
      onFailed: () => told.push('failed'),
    },
    () => ({ next, terminate }),
  );
  return { told, terminate, stop };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const step = async () => Promise.resolve({ step: STEP });

describe('a walkthrough in a worker', () => {
  it('tells each step, then the end, and ends the worker', async () => {
    const { told, terminate } = walk([step, step, async () => Promise.resolve({ end: END })]);
    await settled();
    expect(told).toEqual(['step', 'step', 'solved']);
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('tells once that it failed', async () => {
    const { told, terminate } = walk([step, async () => Promise.reject(new Error('broken'))]);
    await settled();
    expect(told).toEqual(['step', 'failed']);
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('tells nothing after it was stopped', async () => {
    let answer: (news: { readonly step: WalkStep }) => void = () => undefined;
    const pending = () =>
      new Promise<{ readonly step: WalkStep }>((resolve) => {
        answer = resolve;
      });
    const { told, terminate, stop } = walk([step, pending]);
    await settled();
    stop();
    answer({ step: STEP });
    await settled();
    expect(told).toEqual(['step']);
    expect(terminate).toHaveBeenCalledOnce();
  });
});

describe('a rating in a worker', () => {
  const never = () => new Promise<never>(() => undefined);

  it('ends the worker with its answer', async () => {
    const terminate = vi.fn<() => void>();
    const rating = rateInWorker('puzzle', new AbortController().signal, () => ({
      rate: async () => Promise.resolve(null),
      terminate,
    }));
    await expect(rating).resolves.toBeNull();
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('ends the worker when it is no longer wanted', async () => {
    const terminate = vi.fn<() => void>();
    const controller = new AbortController();
    const rating = rateInWorker('puzzle', controller.signal, () => ({ rate: never, terminate }));
    const failure = expect(rating).rejects.toThrow('not awaited');
    controller.abort();
    await failure;
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('waits no longer than a minute', async () => {
    vi.useFakeTimers();
    const terminate = vi.fn<() => void>();
    const { signal } = new AbortController();
    const rating = rateInWorker('puzzle', signal, () => ({ rate: never, terminate }));
    const failure = expect(rating).rejects.toThrow('not awaited');
    await vi.advanceTimersByTimeAsync(59_000);
    expect(terminate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    await failure;
    expect(terminate).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
