import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Notification } from '#contract/notifications.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { canGo, unreadQuery } from './notificationQueries.ts';

/** A button that is words and nothing else. */
export const TEXT_BUTTON =
  'min-h-10 rounded-chip px-2.5 text-meta text-muted hover:text-base-content pointer-coarse:min-h-12';

/** Their heading, and what can be done to all. What was pressed may be gone by then. */
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
      {/* On phones it has its room before it is known what can be done: nothing moves. */}
      <span
        className={`-ms-2.5 flex flex-wrap max-sm:w-full ${Heading === 'h1' ? 'max-sm:min-h-10 max-sm:pointer-coarse:min-h-12' : ''}`}
      >
        {unread > 0 && button(t('chrome.markAllRead'), () => markRead('all'))}
        {all.some(canGo) && button(t('chrome.deleteAllRead'), () => remove('all'))}
      </span>
    </div>
  );
}
