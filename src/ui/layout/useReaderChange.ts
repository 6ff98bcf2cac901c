import { useEffect } from 'react';
import { mayBeSignedIn, onReaderChange } from '../account/signedIn.ts';
import { queryClient } from '../api/queryClient.ts';

/**
 * Where somebody signs in, in this tab or another one, nothing that was read before stays: it was
 * read with other eyes. What is on the screen is read anew. Where somebody signs out, what they
 * read goes with the parts that showed it.
 */
export function useReaderChange(): void {
  useEffect(
    () =>
      onReaderChange(() => {
        if (mayBeSignedIn.current()) void queryClient.resetQueries();
        else queryClient.removeQueries({ type: 'inactive' });
      }),
    [],
  );
}
