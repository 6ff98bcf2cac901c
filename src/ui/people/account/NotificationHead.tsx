import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Notification } from '#contract/notifications.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { canGo, unreadQuery } from './notificationQueries.ts';

/** A button without border and background. */
export const TEXT_BUTTON =
  'min-h-10 rounded-chip px-2.5 text-meta text-muted hover:text-base-content pointer-coarse:min-h-12';

/**
 * The heading of the notifications, with the actions on all of them. An action moves the focus to
 * the heading, because its button may disappear.
 */
export function NotificationHead({
  title,
  titleId,
  as: Heading,
  all,
  markRead,
  remove,
}: {
  title: RefObject<HTMLHeadingElement | null>;
  titleId: string;
  as: 'h1' | 'h2';
  all: readonly Notification[];
  markRead: (chosen: 'all') => void;
  remove: (chosen: 'all') => void;
}) {
  const t = useText();
  const { data: unread = 0 } = useQuery(unreadQuery, queryClient);
  const button = (label: string, run: () => void) => (
    <button
      type="button"
      className={TEXT_BUTTON}
      onClick={() => {
        title.current?.focus();
        run();
      }}
    >
      {label}
    </button>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-1 pt-2.5 pr-1 pb-1.5 pl-4 sm:pl-6">
      <Heading
        ref={title}
        id={titleId}
        className={`me-auto min-w-0 outline-none ${Heading === 'h1' ? 'text-title' : 'text-section'}`}
        tabIndex={-1}
      >
        {t('chrome.notifications')}
      </Heading>
      {/* On phones the height is reserved before the actions are known, so that nothing moves. */}
      <span
        className={`-ms-2.5 flex flex-wrap max-sm:w-full ${Heading === 'h1' ? 'max-sm:min-h-10 max-sm:pointer-coarse:min-h-12' : ''}`}
      >
        {unread > 0 && button(t('chrome.markAllRead'), () => markRead('all'))}
        {all.some(canGo) && button(t('chrome.deleteAllRead'), () => remove('all'))}
      </span>
    </div>
  );
}
