/** A UUID of version 4: a 1 stands for any digit, the 8 for one from 8 to b. */
const FORM = '11111111-1111-4111-8111-111111111111';

/**
 * A random UUID. On pages without https, browsers have no `crypto.randomUUID`; its random source
 * is there everywhere.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(FORM.length));
  return FORM.replaceAll(/[18]/g, (digit, at: number) =>
    (digit === '8' ? 8 | ((bytes[at] ?? 0) & 3) : (bytes[at] ?? 0) & 15).toString(16),
  );
}
