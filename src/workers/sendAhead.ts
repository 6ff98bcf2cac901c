/** How many things may be on their way before the sender waits, and how few are left when it goes on. */
export const QUEUE_MARKS = { high: 100, low: 1 } as const;

/** Send things in order, some ahead of whoever takes them; over when all have arrived. `send` may return a promise of that. */
export async function sendAhead<T>(
  things: AsyncIterable<T>,
  send: (thing: T) => unknown,
): Promise<void> {
  const onTheirWay = new Set<Promise<unknown>>();
  for await (const thing of things) {
    const arrival: Promise<unknown> = Promise.resolve(send(thing)).then(() =>
      onTheirWay.delete(arrival),
    );
    onTheirWay.add(arrival);
    if (onTheirWay.size < QUEUE_MARKS.high) continue;
    while (onTheirWay.size > QUEUE_MARKS.low) await Promise.race(onTheirWay);
  }
  await Promise.all(onTheirWay);
}
