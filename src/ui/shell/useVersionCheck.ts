import { message } from '#texts/message.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { healthQuery } from '#ui/shared/api/health.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { checkVersion } from '#ui/shared/api/siteVersion.ts';
import { useNetwork } from '#ui/shared/platform/network.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { updateSite } from '#ui/shared/platform/serviceWorker.ts';
import { noteSite } from './siteInfo.ts';

/**
 * Asks the server once which version it speaks, as soon as it can be reached. If this page is of
 * another one, it is loaded anew, at most twice, and else says so.
 */
export function useVersionCheck(): void {
  const isOnline = useNetwork() === 'online';
  const { data } = useQuery({ ...healthQuery, enabled: isOnline }, queryClient);
  useEffect(() => {
    if (!data) return;
    noteSite(data);
    const result = checkVersion(data.version);
    if (result === 'reload') void updateSite();
    if (result === 'failed') notify({ kind: 'error', message: message('chrome.outdated') });
  }, [data]);
}
