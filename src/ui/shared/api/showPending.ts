import type { Text } from '#texts/message.ts';
import { notify } from '#ui/shared/platform/notices.ts';

/** A change that takes longer is shown as in progress. */
const LATE_MS = 1000;

/**
 * Show a toast with these words once a second has passed. Returns the function that ends it, to be
 * called when the work is done or has failed.
 */
export function showPending(words: Text): () => void {
  let replace: ReturnType<typeof notify> | null = null;
  const timer = setTimeout(() => {
    replace = notify({ kind: 'loading', message: words });
  }, LATE_MS);
  return () => {
    clearTimeout(timer);
    replace?.(null);
  };
}
