import { useQuery } from '@tanstack/react-query';
import type { Completion } from '#contract/completions.ts';
import { useMe } from '#ui/people/account/useMe.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { useNetwork } from '#ui/shared/platform/network.ts';
import { completionQuery } from '#ui/saved/completion.ts';

/** Id of the signed-in account; null for visitors, undefined while it is unknown. */
export function useReader(): string | null | undefined {
  const me = useMe();
  return me === undefined ? undefined : (me?.id ?? null);
}

/**
 * The reader's solve on the server. It shares the call that the play makes at its start. Null for
 * visitors, and until it is known.
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
