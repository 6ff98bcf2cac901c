import { queryOptions } from '@tanstack/react-query';
import { notify } from '../platform/notices.ts';
import { ApiError } from './ApiError.ts';

const MAINTENANCE_STATUS = 503;

/** Whether the server is there and which version it speaks. The client for it loads after the page. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  staleTime: Infinity,
  retry: false,
  queryFn: async ({ signal }) => {
    const [{ call }, { health }] = await Promise.all([
      import('./client.ts'),
      import('#contract/health.ts'),
    ]);
    try {
      return await call(health, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === MAINTENANCE_STATUS)
        notify({
          kind: 'error',
          message: 'The server is in maintenance. Please try again later.',
        });
      throw error;
    }
  },
});
