import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScriptOutcome } from '#workers/runScript.ts';
import { spawnScript, type ScriptWorker } from '#workers/spawnScript.ts';
import { english } from '#texts/english.ts';

const RESULT: ScriptOutcome = { kind: 'result', text: '{}' };

/** A promise that is settled from outside. */
function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<T>((onValue, onReason) => {
    resolve = onValue;
    reject = onReason;
  });
  return { promise, resolve, reject };
}

/** A worker that answers when it is told to. */
class FakeWorker implements ScriptWorker {
  isTerminated = false;
  readonly started = deferred<undefined>();
  readonly outcome = deferred<ScriptOutcome>();
  fail = () => {};

  readonly spawn = (onFailure: () => void): ScriptWorker => {
    this.fail = onFailure;
    return this;
  };

  readonly start = () => this.started.promise;
  readonly run = () => this.outcome.promise;
  readonly terminate = () => {
    this.isTerminated = true;
  };
}

let worker: FakeWorker;
let outcomes: ScriptOutcome[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  worker = new FakeWorker();
  outcomes = [];
  stop = spawnScript('1', (outcome) => void outcomes.push(outcome), worker.spawn);
});
afterEach(() => {
  vi.useRealTimers();
});

const messages = () =>
  outcomes.map((outcome) =>
    outcome.kind === 'problem' ? english.say(outcome.problem.message) : outcome.text,
  );

describe('a script in a worker', () => {
  it('tells what came of it and ends the worker', async () => {
    worker.started.resolve(undefined);
    worker.outcome.resolve(RESULT);
    await vi.advanceTimersByTimeAsync(10_000);

    expect(outcomes).toEqual([RESULT]);
    expect(worker.isTerminated).toBe(true);
  });

  it('has all the time it needs to load, and then a little over five seconds', async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(worker.isTerminated).toBe(false);

    worker.started.resolve(undefined);
    await vi.advanceTimersByTimeAsync(5_900);
    expect(worker.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(200);

    expect(messages()).toEqual(['The script was stopped after 5 seconds.']);
    expect(worker.isTerminated).toBe(true);
    worker.outcome.resolve(RESULT);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcomes).toHaveLength(1);
  });

  it('that cannot be loaded says so', async () => {
    worker.started.reject(new Error('offline'));
    await vi.advanceTimersByTimeAsync(1);
    worker.fail();

    expect(messages()).toEqual([
      'Couldn’t load the script sandbox. It needs an internet connection the first time.',
    ]);
    expect(worker.isTerminated).toBe(true);
  });

  it('that is stopped says nothing', async () => {
    worker.started.resolve(undefined);
    await vi.advanceTimersByTimeAsync(1);
    stop();
    worker.outcome.resolve(RESULT);
    await vi.advanceTimersByTimeAsync(10_000);

    expect(outcomes).toEqual([]);
    expect(worker.isTerminated).toBe(true);
  });
});
