import { useId } from 'react';
import { NotificationPanel } from '../account/NotificationPanel.tsx';
import { usePageTitle } from '../platform/pageTitle.ts';
import { useText } from '../texts/useText.ts';

/** Everything that the reader was told. */
export function NotificationsPage() {
  const t = useText();
  const titleId = useId();
  usePageTitle(t('chrome.notifications'));
  return (
    <section
      className="mx-auto min-h-dvh w-full max-w-180 px-2 pt-7 pb-16"
      aria-labelledby={titleId}
    >
      <NotificationPanel titleId={titleId} isPage />
    </section>
  );
}
