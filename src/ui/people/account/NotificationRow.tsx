import { Info, LayoutGrid, MessageSquare, UserRound, X, type LucideIcon } from 'lucide-react';
import { useId, type Ref } from 'react';
import { Link } from 'react-router';
import type { NotificationType } from '#contract/notifications.ts';
import { iconButtonClass } from '#ui/shared/components/Button.tsx';
import { Markdown } from '#ui/shared/components/Markdown.tsx';
import { RelativeTime } from '#ui/shared/components/RelativeTime.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { Appeal } from './Appeal.tsx';
import { noticeMarkdown } from './noticeMarkdown.ts';
import type { ReadableNotification } from './notificationPages.ts';

const ICONS: Readonly<Record<NotificationType, LucideIcon>> = {
  collectionActivity: LayoutGrid,
  commentActivity: MessageSquare,
  account: UserRound,
  system: Info,
};

/**
 * The time is at the end of the row, where the delete button replaces it on hover; with coarse
 * pointers and on phones it is under the message.
 */
const TIME =
  'col-start-3 row-start-1 pt-2 text-note whitespace-nowrap text-muted pointer-coarse:col-start-2 pointer-coarse:row-start-2 pointer-coarse:opacity-100! max-sm:col-start-2 max-sm:row-start-2 max-sm:pt-0.5 max-sm:opacity-100!';
/** Hides the time while the button is visible. */
const GIVES_WAY = 'group-focus-within:opacity-0 group-hover:opacity-0';
const DELETE =
  'relative col-start-3 row-start-1 -me-2 justify-self-end opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100 max-sm:opacity-100';

/** One notification, with a link to its subject. */
export function NotificationRow({
  notification,
  onRead,
  onFollowed,
  onDelete,
  deleteRef,
}: {
  notification: ReadableNotification;
  onRead: () => void;
  onFollowed?: () => void;
  onDelete: () => void;
  deleteRef: Ref<HTMLButtonElement>;
}) {
  const t = useText();
  const textId = useId();
  const { type, read, lasting, updatedAt } = notification;
  const Icon = ICONS[type];
  return (
    <div className="group relative grid grid-cols-[auto_1fr_auto] items-start gap-x-3.5 rounded-[16px] py-2.5 pr-2 pl-4 hover:bg-fill-1 sm:pr-4 sm:pl-8">
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
      <Cover
        notification={notification}
        textId={textId}
        onPress={() => {
          if (!read) onRead();
        }}
        onFollowed={onFollowed}
      />
      <div
        id={textId}
        className={`pointer-events-none relative col-start-2 row-start-1 min-w-0 pt-1.5 text-[15.5px]/[1.4] wrap-anywhere [&_a]:pointer-events-auto [&_button]:pointer-events-auto ${read ? 'text-muted' : ''}`}
      >
        {!read && <span className="sr-only">{t('chrome.unread')} </span>}
        <Markdown text={noticeMarkdown(t, notification)} />
        <Appeal notification={notification} textId={textId} />
      </div>
      <span className={lasting ? TIME : `${TIME} ${GIVES_WAY}`}>
        <RelativeTime atMs={Date.parse(updatedAt)} />
      </span>
      {!lasting && <DeleteButton ref={deleteRef} textId={textId} onPress={onDelete} />}
    </div>
  );
}

/** A path of this site; `//` and `/\` would lead to another site. */
const PATH = /^\/(?![/\\])/;
/** Covers the row, under the links in its message. */
const COVER = 'absolute inset-0 rounded-[16px]';

/** The address of the subject, with the comment if it is about one; null if it has none. */
function findLink({ type, target, source }: ReadableNotification): string | null {
  if (target === null || !PATH.test(target)) return null;
  return type === 'commentActivity' && source !== null ? `${target}#comment-${source}` : target;
}

/** The row as a link to its subject, or as a button that marks it as read. */
function Cover({
  notification,
  textId,
  onPress,
  onFollowed,
}: {
  notification: ReadableNotification;
  textId: string;
  onPress: () => void;
  onFollowed: (() => void) | undefined;
}) {
  const t = useText();
  const place = findLink(notification);
  if (place !== null)
    return (
      <Link
        className={COVER}
        to={place}
        aria-labelledby={textId}
        onClick={() => {
          onPress();
          onFollowed?.();
        }}
      />
    );
  if (notification.read) return null;
  return (
    <button
      type="button"
      className={COVER}
      id={`${textId}-read`}
      aria-label={t('chrome.markRead')}
      aria-labelledby={`${textId}-read ${textId}`}
      onClick={onPress}
    />
  );
}

/** Visible on hover and focus; always visible with coarse pointers, which cannot hover. */
function DeleteButton({
  ref,
  textId,
  onPress,
}: {
  ref: Ref<HTMLButtonElement>;
  textId: string;
  onPress: () => void;
}) {
  const t = useText();
  return (
    <button
      ref={ref}
      type="button"
      className={`${iconButtonClass('size-10 pointer-coarse:size-12')} ${DELETE}`}
      id={`${textId}-delete`}
      aria-label={t('chrome.delete')}
      aria-labelledby={`${textId}-delete ${textId}`}
      onClick={onPress}
    >
      <X aria-hidden />
    </button>
  );
}
