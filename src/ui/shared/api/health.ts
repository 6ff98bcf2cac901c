import { message } from '#texts/message.ts';
import { queryOptions } from '@tanstack/react-query';
import { notify } from '#ui/shared/platform/notices.ts';
import { ApiError } from './ApiError.ts';

const MAINTENANCE_STATUS = 503;

/** Whether the server answers, and its version. The API client loads after the page. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  staleTime: Infinity,
  retry: false,
  meta: { isQuiet: true }, // but for maintenance
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
          message: message('site.maintenance'),
        });
      throw error;
    }
  },
});
