import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Text } from '#texts/message.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { isSignedOut, NoAnswerError, isWorthRetrying, describeFailure } from './apiErrors.ts';
import { showPending } from './showPending.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Told;
    mutationMeta: Told & Pending;
  }
}

interface Told extends Record<string, unknown> {
  /** Show no toast: the caller reports the failure, or it does not matter. */
  readonly isQuiet?: boolean;
}

interface Pending {
  /** The work, as a toast shows it while it takes longer than a second. */
  readonly pending?: Text;
}

const FRESH_MS = 10_000;

/**
 * The query cache. Hooks get it as a parameter (`useQuery(query, queryClient)`), so that the first
 * page needs neither it nor a provider: it is loaded with the first component that uses it.
 */
export const queryClient = createQueryClient();

/** Create a cache with the defaults of this site. */
export function createQueryClient(): QueryClient {
  /** Functions that end the toasts of changes in progress. */
  const ends = new WeakMap<object, () => void>();
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // The page itself shows that the network is away.
      onError: (error, { meta }) => {
        noteSignedOut(client, error);
        if (!meta?.isQuiet && !(error instanceof NoAnswerError)) tell(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _, __, { meta }) => {
        noteSignedOut(client, error);
        if (!meta?.isQuiet) tell(error);
      },
      onMutate: (_, mutation) => {
        const words = mutation.meta?.pending;
        if (words !== undefined) ends.set(mutation, showPending(words));
      },
      onSettled: (_, __, ___, ____, mutation) => ends.get(mutation)?.(),
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: isWorthRetrying,
        refetchOnWindowFocus: false,
        // Without a network calls fail at once; none waits for its return.
        networkMode: 'always',
        refetchOnReconnect: false, // `useNetworkReturn` refetches
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

/**
 * The session ended elsewhere: reload the own account, so that pages show it. Exactly this query:
 * others below its key are refused too, and each refusal would start them again.
 */
function noteSignedOut(client: QueryClient, error: Error): void {
  if (isSignedOut(error)) void client.invalidateQueries({ queryKey: ['user', 'me'], exact: true });
}

function tell(error: Error): void {
  notify({ kind: 'error', message: describeFailure(error) });
}
