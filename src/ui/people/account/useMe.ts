import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { meQuery } from '#ui/shared/api/me.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { followReader } from './followReader.ts';
import { mayBeSignedIn } from './signedIn.ts';

// Before the first call: a sign-in that is noticed later would empty a page that is being used.
followReader(queryClient);

/** One's own account; null for visitors, undefined while it is not known. */
export function useMe() {
  const isRemembered = useSyncExternalStore(mayBeSignedIn.subscribe, mayBeSignedIn.current);
  const { data } = useQuery({ ...meQuery, enabled: isRemembered }, queryClient);
  return isRemembered ? data : null;
}
