import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoizeFor } from '#server/db/memoizeFor.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('what was found is remembered for its time, each key for itself', async () => {
  const remember = memoizeFor<number>(1000, 10);
  let n = 0;
  const find = () => Promise.resolve(++n);

  expect(await remember('a', find)).toBe(1);
  expect(await remember('b', find)).toBe(2);
  vi.advanceTimersByTime(999);
  expect(await remember('a', find)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await remember('a', find)).toBe(3);
});

it('who asks at the same time waits for the same answer', async () => {
  const remember = memoizeFor<number>(1000, 10);
  const find = vi.fn(() => Promise.resolve(7));

  expect(await Promise.all([remember('a', find), remember('a', find)])).toEqual([7, 7]);
  expect(find).toHaveBeenCalledTimes(1);
});

it('a failure is not remembered', async () => {
  const remember = memoizeFor<number>(1000, 10);
  await expect(remember('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');

  expect(await remember('a', () => Promise.resolve(5))).toBe(5);
});

it('a late failure forgets nothing that was found after it', async () => {
  const remember = memoizeFor<number>(1000, 10);
  let fail: (error: Error) => void = () => undefined;
  const first = remember('a', () => new Promise((_, reject) => (fail = reject)));
  vi.advanceTimersByTime(1000);
  await remember('a', () => Promise.resolve(1));
  fail(new Error('late'));
  await expect(first).rejects.toThrow('late');

  expect(await remember('a', () => Promise.resolve(2))).toBe(1);
});

it('of too many the oldest are forgotten', async () => {
  const remember = memoizeFor<string>(1000, 2);
  for (const key of ['a', 'b', 'c']) await remember(key, () => Promise.resolve(`old ${key}`));
  const again = (key: string) => remember(key, () => Promise.resolve(`new ${key}`));

  expect(await again('c')).toBe('old c');
  expect(await again('b')).toBe('old b');
  expect(await again('a')).toBe('new a');
});
