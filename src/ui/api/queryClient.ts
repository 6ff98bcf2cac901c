import { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from './isWorthRetrying.ts';

const FRESH_MS = 10_000;

/**
 * What was read from the server. Hooks are given it (`useQuery(query, queryClient)`), so that the
 * first page needs neither it nor a provider: it loads with the first part that reads something.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_MS, retry: isWorthRetrying, refetchOnWindowFocus: false },
  },
});
