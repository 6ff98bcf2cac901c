import { message } from '#texts/message.ts';
import { useEffect } from 'react';
import { meQuery } from '../api/me.ts';
import { queryClient } from '../api/queryClient.ts';
import { network } from '../platform/network.ts';
import { notify } from '../platform/notices.ts';

/**
 * When the network is back, what is on the page is asked for again, and whoever saw it go is told.
 * In a page that was out of sight nobody did.
 */
export function useNetworkReturn(): void {
  useEffect(() => {
    let last = network.current();
    let wasSeen = false;
    const look = () => {
      if (last === 'offline' && document.visibilityState === 'visible') wasSeen = true;
    };
    const follow = () => {
      const before = last;
      last = network.current();
      look();
      if (last !== 'online' || before === 'online') return;
      // Where it could not be read, nobody knows who is signed in; who is known stays meanwhile.
      if (!queryClient.getQueryData(meQuery.queryKey)) void queryClient.resetQueries(meQuery);
      void queryClient.invalidateQueries();
      if (before === 'offline' && wasSeen)
        notify({ kind: 'success', message: message('chrome.backOnline') });
      wasSeen = false;
    };
    look();
    document.addEventListener('visibilitychange', look);
    const stop = network.subscribe(follow);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, []);
}
