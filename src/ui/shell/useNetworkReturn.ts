import { message } from '#texts/message.ts';
import { useEffect } from 'react';
import { meQuery } from '#ui/shared/api/me.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { network } from '#ui/shared/platform/network.ts';
import { notify } from '#ui/shared/platform/notices.ts';

/** A network that stays for this time counts as stable again. */
const CALM_MS = 60_000;
const FIRST_DELAY_MS = 3000;

/**
 * Refetch everything on the page when the network is back, and notify visitors who noticed the
 * outage; a hidden page shows no notice. Refetches back off if the network comes and goes, because
 * where only some calls succeed, refetching all of them would end in the next outage.
 */
export function useNetworkReturn(): void {
  useEffect(() => {
    let last = network.current();
    let wasSeen = false;
    let wasOffline = false;
    let delayMs = 0;
    let returnedMs = -Infinity;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const look = () => {
      if (last === 'offline' && document.visibilityState === 'visible') wasSeen = true;
    };
    const ask = () => {
      timer = null;
      if (last !== 'online') return; // the refetch happens when it is back
      // The own account could not be loaded, so the session is unknown; a known one stays
      // meanwhile.
      if (!queryClient.getQueryData(meQuery.queryKey)) void queryClient.resetQueries(meQuery);
      void queryClient.invalidateQueries();
      if (wasOffline && wasSeen) notify({ kind: 'success', message: message('chrome.backOnline') });
      wasSeen = false;
      wasOffline = false;
    };
    const follow = () => {
      const before = last;
      last = network.current();
      look();
      wasOffline ||= before === 'offline';
      if (last !== 'online' || before === 'online' || timer !== null) return;
      const nowMs = performance.now();
      const isCalm = nowMs - returnedMs >= CALM_MS + delayMs;
      delayMs = isCalm ? 0 : Math.min(Math.max(2 * delayMs, FIRST_DELAY_MS), CALM_MS);
      returnedMs = nowMs;
      if (delayMs === 0) ask();
      else timer = setTimeout(ask, delayMs);
    };
    look();
    document.addEventListener('visibilitychange', look);
    const stop = network.subscribe(follow);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
      if (timer !== null) clearTimeout(timer);
    };
  }, []);
}
