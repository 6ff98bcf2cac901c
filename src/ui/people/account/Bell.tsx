import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { Suspense, useEffect, useId } from 'react';
import { joined } from '#texts/message.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { iconButtonClass } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { openCasesQuery, openCasesText, useOpenCases } from './openCases.ts';
import { followOtherTabs, unreadQuery } from './unreadNotifications.ts';
import { useMe } from './useMe.ts';
import { PANEL, PanelVeil, useHeaderPopup } from './headerPopup.tsx';

const NotificationPanel = lazyPart(
  async () => (await import('./NotificationPanel.tsx')).NotificationPanel,
);

/**
 * The bell in the header of signed-in visitors: a mark for unread notifications, the number of open
 * cases for moderators, and the panel.
 */
export function Bell() {
  const t = useText();
  const titleId = useId();
  const { isOpen, opener, panel, toggle, close } = useHeaderPopup<HTMLDivElement>();
  const { data: unread = 0, isStale, refetch } = useQuery(unreadQuery, queryClient);
  const cases = useOpenCases(useMe());
  const label = t('chrome.bell', { unread });
  useEffect(() => followOtherTabs(queryClient), []);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={`${iconButtonClass('size-10 max-sm:size-12')} relative aria-expanded:bg-fill-2`}
        aria-label={cases ? t.say(joined([label, openCasesText(cases)], '. ')) : label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
        onFocus={() => {
          if (isStale) void refetch();
          if (cases)
            void queryClient.refetchQueries({ queryKey: openCasesQuery.queryKey, stale: true });
        }}
      >
        <BellIcon aria-hidden />
        {unread > 0 && (
          <span className="absolute top-1.5 right-1.5 size-2.5 rounded-full border-2 border-base-100 bg-primary max-sm:top-2.5 max-sm:right-2.5" />
        )}
        {cases && (
          <span className="absolute -right-0.5 bottom-0 min-w-4.5 rounded-full border-2 border-base-100 bg-base-content px-1 text-center text-[11px]/[14px] text-base-100 tabular-nums">
            {t.number(cases.reports + cases.appeals)}
          </span>
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
