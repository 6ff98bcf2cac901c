import type { ReactNode } from 'react';
import { ApiError, describeFailure } from '#ui/shared/api/apiErrors.ts';
import { Bar } from '#ui/shared/components/Bar.tsx';
import { Button } from '#ui/shared/components/Button.tsx';
import { StateMessage } from '#ui/shared/components/StateMessage.tsx';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { TextOnceLoaded } from '#ui/shared/texts/TextOnceLoaded.tsx';
import { useText } from '#ui/shared/texts/useText.ts';

/** Ids that are none are refused, ids of nothing are not found: there is no such page. */
const NOT_THERE: readonly number[] = [400, 404];

/** Whether what a page is about does not exist, or not for whoever asks. */
export function isNotThere(error: Error | null): boolean {
  return error instanceof ApiError && NOT_THERE.includes(error.status);
}

/** In the place of a page that could not be read. */
export function FailedPage({
  title,
  error,
  onRetry,
}: {
  /** What the page is, in its tab. */
  title: string;
  error: Error;
  onRetry: () => void;
}) {
  const t = useText();
  usePageTitle(title);
  return (
    <div className="min-h-dvh px-home pt-10 pb-16">
      <StateMessage
        as="h1"
        kind="wrong"
        title={t('lists.failedPage')}
        actions={<Button onClick={onRetry}>{t('lists.askAgain')}</Button>}
      >
        <p>
          <TextOnceLoaded text={describeFailure(error)} />
        </p>
      </StateMessage>
    </div>
  );
}

/** In the place of a page until it is read: its name to readers, and the shape of what comes. */
export function AwaitedPage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className="min-h-dvh px-home pt-7 pb-16" aria-busy>
      <h1 className="sr-only">{title}</h1>
      <div className="animate-late">{children}</div>
    </div>
  );
}

/** Where a name and a few lines will stand. */
export function HeadSkeleton() {
  return (
    <>
      <Bar className="h-9 w-64 max-w-full" />
      <Bar className="mt-5 h-4 w-96 max-w-full" />
      <Bar className="mt-3 h-4 w-80 max-w-full" />
    </>
  );
}
