import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/shared/components/Button.tsx';
import { StateMessage } from '#ui/shared/components/StateMessage.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import { NotificationHead, TEXT_BUTTON } from './NotificationHead.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { useNotifications } from './useNotifications.ts';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';

/** The notifications of the visitor, the newest first. They are loaded when the panel opens. */
export function NotificationPanel({
  titleId,
  onFollowed,
}: {
  titleId: string;
  /** Called when a link in the panel is followed. */
  onFollowed: () => void;
}) {
  const { list, all, title, markRead, remove, rowProps } = useNotifications();
  useEffect(() => {
    title.current?.focus();
  }, [title]);
  return (
    <>
      <NotificationHead
        as="h2"
        title={title}
        titleId={titleId}
        all={all}
        markRead={markRead}
        remove={remove}
      />
      {all.length > 0 && (
        <ul>
          {all.map((notification) => (
            <li key={notification.id}>
              <PartBoundary text={notification.message}>
                <NotificationRow
                  notification={notification}
                  onFollowed={onFollowed}
                  {...rowProps(notification.id)}
                />
              </PartBoundary>
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <ShowEarlier isBusy={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()} />
      )}
      {list.isPending && <RowSkeletons />}
      {list.isSuccess && all.length === 0 && !list.hasNextPage && <NoneYet as="h3" />}
      {list.isError && <NotLoaded onRetry={() => void list.refetch()} />}
      {all.length > 0 && <ToAll onFollowed={onFollowed} />}
    </>
  );
}

function ToAll({ onFollowed }: { onFollowed: () => void }) {
  const t = useText();
  return (
    <p className="px-2 pb-1 sm:px-4">
      <Link
        className={`${TEXT_BUTTON} inline-flex items-center`}
        to="/notifications"
        onClick={onFollowed}
      >
        {t('chrome.allNotifications')}
      </Link>
    </p>
  );
}

function ShowEarlier({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  const t = useText();
  return (
    <button
      type="button"
      className={`${TEXT_BUTTON} mb-1 ml-2 sm:ml-4`}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onPress();
      }}
    >
      {t('chrome.showEarlier')}
    </button>
  );
}

/** Empty state of a list of notifications. */
export function NoneYet({ as }: { as: 'h2' | 'h3' }) {
  const t = useText();
  return (
    <State>
      <StateMessage kind="empty" title={t('chrome.noneYet')} as={as}>
        {t('chrome.noneYetNote')}
      </StateMessage>
    </State>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  const retry = (
    <Button size="small" onClick={onRetry}>
      {t('chrome.tryAgain')}
    </Button>
  );
  return (
    <State>
      <StateMessage kind="wrong" title={t('chrome.notLoaded')} as="h3" actions={retry}>
        {t('chrome.notLoadedNote')}
      </StateMessage>
    </State>
  );
}

function State({ children }: { children: ReactNode }) {
  return <div className="px-4 pt-3 pb-6 sm:px-6">{children}</div>;
}

const ROWS = [0, 1, 2];
const BAR = 'block h-3.5 rounded-key bg-fill-1';

/** Placeholders of rows. They appear after 300 ms, so that fast answers never show them. */
function RowSkeletons() {
  const t = useText();
  return (
    <div className="animate-[fade-in_90ms_300ms_backwards]" role="status">
      <span className="sr-only">{t('chrome.loading')}</span>
      {ROWS.map((row) => (
        <NotificationSkeleton key={row} />
      ))}
    </div>
  );
}

/** The placeholder of a row. */
export function NotificationSkeleton() {
  return (
    <div className="flex items-start gap-3.5 px-4 py-3 sm:pl-8">
      <span className="size-9 flex-none rounded-chip bg-fill-1" />
      <span className="flex-1 space-y-2 pt-1">
        <span className={`${BAR} w-4/5`} />
        <span className={`${BAR} w-2/5`} />
      </span>
    </div>
  );
}
