import { useMutation } from '@tanstack/react-query';
import { message } from '#texts/message.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { notify } from '#ui/shared/platform/notices.ts';

/** What shows a thing or a person that a moderator may have changed. */
const TOUCHED = ['moderation', 'user', 'puzzles', 'puzzle', 'collections', 'collection'];

/**
 * Does something as a moderator. What was typed stays where that fails; afterwards everything that
 * may show it is asked anew.
 */
export function useModerating(act: () => Promise<unknown>, onDone: () => void) {
  return useMutation(
    {
      meta: { isQuiet: true }, // the dialog says so
      mutationFn: act,
      onSuccess: async () => {
        await Promise.all(TOUCHED.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
        notify({ kind: 'success', message: message('moderation.wasDone') });
        onDone();
      },
    },
    queryClient,
  );
}
