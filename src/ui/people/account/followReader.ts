import type { QueryClient } from '@tanstack/react-query';
import { mayBeSignedIn, onReaderChange } from './signedIn.ts';

/**
 * Keep a cache to what its reader may see. Where somebody signs in, in this tab or another one,
 * everything that was read before goes: it was read with other eyes, and what is on the screen is
 * read anew. Where somebody signs out, what they read goes with the parts that showed it. Returns
 * the way to stop.
 */
export function followReader(client: QueryClient): () => void {
  return onReaderChange(() => {
    if (mayBeSignedIn.current()) void client.resetQueries();
    else client.removeQueries({ type: 'inactive' });
  });
}
