import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { meQuery } from '#ui/shared/api/me.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { followReader } from './followReader.ts';
import { mayBeSignedIn } from './signedIn.ts';

// Before the first call, because a sign-in that is detected later would clear the cache of a page
// in use.
followReader(queryClient);

/** The own account; null for visitors, undefined while it is loaded. */
export function useMe() {
  const isRemembered = useSyncExternalStore(mayBeSignedIn.subscribe, mayBeSignedIn.current);
  const { data } = useQuery({ ...meQuery, enabled: isRemembered }, queryClient);
  return isRemembered ? data : null;
}
