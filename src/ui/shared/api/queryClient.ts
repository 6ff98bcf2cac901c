import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { notify } from '#ui/shared/platform/notices.ts';
import { isSignedOut, NoAnswerError, isWorthRetrying, describeFailure } from './apiErrors.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Told;
    mutationMeta: Told;
  }
}

interface Told extends Record<string, unknown> {
  /** Whoever asked tells of a failure, or it is nothing to tell. */
  readonly isQuiet?: boolean;
}

const FRESH_MS = 10_000;

/**
 * What was read from the server. Hooks are given it (`useQuery(query, queryClient)`), so that the
 * first page needs neither it nor a provider: it loads with the first part that reads something.
 */
export const queryClient = createQueryClient();

/** A cache of its own, with the rules of this site. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // Without a network the page says so by itself.
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
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: isWorthRetrying,
        refetchOnWindowFocus: false,
        // Calls fail by themselves without a network, and fail at once: none waits for its return.
        networkMode: 'always',
        refetchOnReconnect: false, // the page asks again when calls are answered: see `network`
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

/** The session was ended elsewhere: whose account it was is asked anew, so that pages say so. */
function noteSignedOut(client: QueryClient, error: Error): void {
  if (isSignedOut(error)) void client.invalidateQueries({ queryKey: ['user', 'me'] });
}

function tell(error: Error): void {
  notify({ kind: 'error', message: describeFailure(error) });
}
