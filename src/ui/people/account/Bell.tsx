import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useId } from 'react';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { iconButtonClass } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { followOtherTabs, unreadQuery } from './unreadNotifications.ts';
import { PANEL, PanelVeil, useHeaderPopup } from './headerPopup.tsx';

const NotificationPanel = lazy(() =>
  import('./NotificationPanel.tsx').then(({ NotificationPanel }) => ({
    default: NotificationPanel,
  })),
);

/** The bell in the header of signed-in visitors: a mark for unread notifications, and the panel. */
export function Bell() {
  const t = useText();
  const titleId = useId();
  const { isOpen, opener, panel, toggle, close } = useHeaderPopup<HTMLDivElement>();
  const { data: unread = 0, isStale, refetch } = useQuery(unreadQuery, queryClient);
  useEffect(() => followOtherTabs(queryClient), []);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={`${iconButtonClass('size-10 max-sm:size-12')} relative aria-expanded:bg-fill-2`}
        aria-label={t('chrome.bell', { unread })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
        onFocus={() => {
          if (isStale) void refetch();
        }}
      >
        <BellIcon aria-hidden />
        {unread > 0 && (
          <span className="absolute top-1.5 right-1.5 size-2.5 rounded-full border-2 border-base-100 bg-primary max-sm:top-2.5 max-sm:right-2.5" />
        )}
      </button>
      {isOpen && <PanelVeil />}
      {isOpen && (
        <div
          ref={panel}
          className={`${PANEL} sm:w-125 sm:max-w-[calc(100vw-32px)]`}
          role="dialog"
          aria-labelledby={titleId}
        >
          <Suspense>
            <NotificationPanel titleId={titleId} onFollowed={() => close('stays')} />
          </Suspense>
        </div>
      )}
    </>
  );
}
