import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { meQuery } from '../api/me.ts';
import { queryClient } from '../api/queryClient.ts';
import { mayBeSignedIn } from './signedIn.ts';

/** One's own account; null for visitors, undefined while it is not known. */
export function useMe() {
  const isRemembered = useSyncExternalStore(mayBeSignedIn.subscribe, mayBeSignedIn.current);
  const { data } = useQuery({ ...meQuery, enabled: isRemembered }, queryClient);
  return isRemembered ? data : null;
}
