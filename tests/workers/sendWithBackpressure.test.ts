import { describe, expect, it } from 'vitest';
import { QUEUE_MARKS, sendWithBackpressure } from '#workers/sendWithBackpressure.ts';

async function* count(to: number, made: number[]): AsyncGenerator<number> {
  for (let i = 1; i <= to; i++) {
    made.push(i);
    yield await Promise.resolve(i);
  }
}

/** Waits until all promises that can be are settled. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('sending ahead', () => {
  it('pauses at the high mark and resumes at the low one', async () => {
    const made: number[] = [];
    const acknowledgments: (() => void)[] = [];
    const all = sendWithBackpressure(count(QUEUE_MARKS.high + 5, made), () => {
      return new Promise<void>((resolve) => acknowledgments.push(resolve));
    });

    await settle();
    expect(made).toHaveLength(QUEUE_MARKS.high);

    acknowledgments
      .slice(0, QUEUE_MARKS.high - QUEUE_MARKS.low - 1)
      .forEach((acknowledge) => acknowledge());
    await settle();
    expect(made).toHaveLength(QUEUE_MARKS.high);

    acknowledgments[QUEUE_MARKS.high - QUEUE_MARKS.low - 1]?.();
    await settle();
    expect(made).toHaveLength(QUEUE_MARKS.high + 5);

    acknowledgments.forEach((acknowledge) => acknowledge());
    await expect(all).resolves.toBeUndefined();
  });

  it('keeps the order', async () => {
    const sent: number[] = [];

    await sendWithBackpressure(count(250, []), (it) => sent.push(it));

    expect(sent).toEqual(Array.from({ length: 250 }, (_, i) => i + 1));
  });

  it('fails when sending fails', async () => {
    const all = sendWithBackpressure(count(3, []), () => Promise.reject(new Error('gone')));

    await expect(all).rejects.toThrow('gone');
  });
});
