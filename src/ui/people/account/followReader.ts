import type { QueryClient } from '@tanstack/react-query';
import { readStored } from '#ui/shared/platform/storage.ts';
import { OWNER_KEY, workOwner } from '#ui/shared/platform/workOwner.ts';
import { mayBeSignedIn, onReaderChange } from './signedIn.ts';

/**
 * Keep the query cache consistent with the reader. A sign-in, in this tab or another one, removes
 * all data, which was loaded for another reader, and refetches visible data. After a sign-out the
 * data is removed with the components that showed it. A page with work of an account that has left
 * in another tab is loaded again. Returns the function that stops this.
 */
export function followReader(client: QueryClient): () => void {
  return onReaderChange(() => {
    if (workOwner() !== null && readStored(OWNER_KEY) !== workOwner()) location.reload();
    if (mayBeSignedIn.current()) void client.resetQueries();
    else client.removeQueries({ type: 'inactive' });
  });
}
