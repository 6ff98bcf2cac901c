import { useMutation } from '@tanstack/react-query';
import { appeal } from '#contract/appeals.ts';
import { message } from '#texts/message.ts';
import { describeFailure, refusedBecause } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { buttonClass } from '#ui/shared/components/Button.tsx';
import { notify } from '#ui/shared/platform/notices.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { ReadableNotification } from './notificationPages.ts';
import { NOTIFICATIONS } from './unreadNotifications.ts';

/** The appeal against the action of a moderator: a button, or that it was sent. */
export function Appeal({
  notification: { source, appeal: state },
  textId,
}: {
  notification: ReadableNotification;
  /** The id of the element with the notification. */
  textId: string;
}) {
  const t = useText();
  const { mutate, isPending } = useMutation(APPEALING, queryClient);
  if (state === 'open')
    return <p className="mt-1 text-note text-muted">{t('chrome.appealWaits')}</p>;
  if (state !== 'possible' || source === null) return null;
  return (
    <p className="mt-1.5">
      <button
        type="button"
        className={buttonClass('outline', 'small')}
        id={`${textId}-appeal`}
        aria-labelledby={`${textId}-appeal ${textId}`}
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate(source);
        }}
      >
        {t('chrome.appeal')}
      </button>
    </p>
  );
}

const APPEALING = {
  meta: { isQuiet: true }, // the toast shows the failure
  mutationFn: async (decision: string) => {
    try {
      await call(appeal, { body: { decision } });
    } catch (error) {
      // An earlier call arrived, and its answer was lost.
      if (refusedBecause(appeal, error) !== 'conflict') throw error;
    }
  },
  onSuccess: () => notify({ kind: 'success', message: message('chrome.appealSent') }),
  onError: (error: Error) => notify({ kind: 'error', message: describeFailure(error) }),
  onSettled: () => queryClient.invalidateQueries({ queryKey: NOTIFICATIONS }),
} as const;
