import { Info, LayoutGrid, MessageSquare, UserRound, X, type LucideIcon } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import type { Notification, NotificationType } from '#contract/notifications.ts';
import { iconButtonClass } from '../components/buttonStyles.ts';
import { Markdown } from '../components/Markdown.tsx';
import { RelativeTime } from '../components/RelativeTime.tsx';
import { useText } from '../texts/useText.ts';

const ICONS: Readonly<Record<NotificationType, LucideIcon>> = {
  collectionActivity: LayoutGrid,
  commentActivity: MessageSquare,
  account: UserRound,
  system: Info,
};

/** A path of this site, and no other site's. */
const PATH = /^\/(?![/\\])/;
/** Lies over the row, under the links in its message. */
const COVER = 'absolute inset-0 rounded-[16px]';

/** One notification: press it to read what it is about. */
export function NotificationRow({
  notification: { id, type, message, target, read, updatedAt },
  onRead,
  onFollowed,
  onDelete,
}: {
  notification: Notification;
  onRead: () => void;
  onFollowed: () => void;
  /** With the row that goes. */
  onDelete: (row: HTMLElement | null) => void;
}) {
  const t = useText();
  const row = useRef<HTMLLIElement>(null);
  const ownId = useId();
  const Icon = ICONS[type];
  const press = () => {
    if (!read) onRead();
  };
  return (
    <li
      ref={row}
      className="group relative flex items-start gap-3.5 rounded-[16px] py-2.5 pr-1 pl-4 hover:bg-fill-1 sm:pl-8"
      data-notification={id}
    >
      {!read && (
        <span
          className="absolute top-6 left-1.5 size-2 rounded-full bg-primary sm:left-3.5"
          aria-hidden
        />
      )}
      <span
        className="grid size-9 flex-none place-items-center rounded-chip bg-fill-1 text-muted"
        aria-hidden
      >
        <Icon className="size-4.5 stroke-[1.6]" />
      </span>
      {target !== null && PATH.test(target) ? (
        <Link
          className={COVER}
          to={target}
          aria-labelledby={`${ownId}-text`}
          onClick={() => {
            press();
            onFollowed();
          }}
        />
      ) : (
        !read && (
          <button
            type="button"
            className={COVER}
            id={`${ownId}-read`}
            aria-label={t('chrome.markRead')}
            aria-labelledby={`${ownId}-read ${ownId}-text`}
            onClick={press}
          />
        )
      )}
      <div
        id={`${ownId}-text`}
        className={`pointer-events-none relative min-w-0 flex-1 pt-1.5 text-[15.5px]/[1.4] wrap-anywhere [&_a]:pointer-events-auto [&_button]:pointer-events-auto ${read ? 'text-muted' : ''}`}
      >
        {!read && <span className="sr-only">{t('chrome.unread')} </span>}
        <Markdown text={message} />
      </div>
      <span className="pt-2 text-note whitespace-nowrap text-muted">
        <RelativeTime atMs={Date.parse(updatedAt)} />
      </span>
      <button
        type="button"
        className={`${iconButtonClass('size-10 pointer-coarse:size-12')} relative -ms-2 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100`}
        id={`${ownId}-delete`}
        data-delete=""
        aria-label={t('chrome.delete')}
        aria-labelledby={`${ownId}-delete ${ownId}-text`}
        onClick={() => onDelete(row.current)}
      >
        <X aria-hidden />
      </button>
    </li>
  );
}
