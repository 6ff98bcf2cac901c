import { useQuery } from '@tanstack/react-query';
import type { Completion } from '#contract/completions.ts';
import { useMe } from '#ui/people/account/useMe.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { useNetwork } from '#ui/shared/platform/network.ts';
import { completionQuery } from '#ui/saved/completion.ts';

/** The id of the account that reads; null for visitors, undefined while it is not known. */
export function useReader(): string | null | undefined {
  const me = useMe();
  return me === undefined ? undefined : (me?.id ?? null);
}

/**
 * What the server knows of the reader's solve. The play asks for it as it begins; here is waited
 * for the same answer. Null for visitors and until it is known.
 */
export function useCompletion(puzzleId: string): Completion | null {
  const reader = useReader() ?? null;
  const isOnline = useNetwork() === 'online';
  const { data } = useQuery(
    { ...completionQuery(puzzleId, reader ?? ''), enabled: reader !== null && isOnline },
    queryClient,
  );
  return data ?? null;
}
