import { useEffect } from 'react';
import { mayBeSignedIn } from '../account/signedIn.ts';
import { queryClient } from '../api/queryClient.ts';

/**
 * Where somebody signs in or out, in this tab or another one, nothing that was read before stays:
 * it was read with the eyes of somebody else. What is on the screen is read anew.
 */
export function useReaderChange(): void {
  useEffect(() => mayBeSignedIn.subscribe(() => void queryClient.resetQueries()), []);
}
