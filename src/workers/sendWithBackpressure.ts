/** Numbers of unacknowledged items at which the sender pauses and resumes. */
export const QUEUE_MARKS = { high: 100, low: 1 } as const;

/**
 * Send items in order, without waiting for each to be acknowledged. `send` may return a promise
 * that is fulfilled with the acknowledgment. Resolves when all items are acknowledged.
 */
export async function sendWithBackpressure<T>(
  items: AsyncIterable<T>,
  send: (item: T) => unknown,
): Promise<void> {
  const pending = new Set<Promise<unknown>>();
  for await (const item of items) {
    const acknowledged: Promise<unknown> = Promise.resolve(send(item)).then(() =>
      pending.delete(acknowledged),
    );
    pending.add(acknowledged);
    if (pending.size < QUEUE_MARKS.high) continue;
    while (pending.size > QUEUE_MARKS.low) await Promise.race(pending);
  }
  await Promise.all(pending);
}
