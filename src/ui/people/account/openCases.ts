import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Me } from '#contract/users.ts';
import { listed, message, type Text } from '#texts/message.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { FRESH_MS } from './unreadNotifications.ts';

/** The numbers of open reports and appeals. */
interface OpenCases {
  readonly reports: number;
  readonly appeals: number;
}

/**
 * The open reports and appeals. Its key begins like those of all moderation, so that every decision
 * refetches it. The contract is loaded for moderators only.
 */
export const openCasesQuery = queryOptions({
  queryKey: ['moderation', 'open'],
  staleTime: FRESH_MS,
  meta: { isQuiet: true }, // the header works without the numbers
  queryFn: async ({ signal }): Promise<OpenCases> => {
    const [{ call }, { countOpenCases }] = await Promise.all([
      import('#ui/shared/api/client.ts'),
      import('#contract/reports.ts'),
    ]);
    return call(countOpenCases, { signal });
  },
});

/** The open reports and appeals for a moderator; null for others, while unknown, and for none. */
export function useOpenCases(me: Pick<Me, 'labels'> | null | undefined): OpenCases | null {
  const enabled = me?.labels.includes('moderator') ?? false;
  const { data } = useQuery({ ...openCasesQuery, enabled }, queryClient);
  return enabled && data && data.reports + data.appeals > 0 ? data : null;
}

/** The numbers in words: "2 open reports and 1 open appeal". */
export function openCasesText({ reports, appeals }: OpenCases): Text {
  const parts = [
    ...(reports > 0 ? [message('chrome.openReports', { count: reports })] : []),
    ...(appeals > 0 ? [message('chrome.openAppeals', { count: appeals })] : []),
  ];
  return listed(parts);
}
