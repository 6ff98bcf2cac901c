import type { ReactNode } from 'react';
import { ApiError, describeFailure, NoAnswerError } from '#ui/shared/api/apiErrors.ts';
import { Bar } from '#ui/shared/components/Bar.tsx';
import { Button } from '#ui/shared/components/Button.tsx';
import { OutageMessage } from '#ui/shared/components/OutageMessage.tsx';
import { StateMessage } from '#ui/shared/components/StateMessage.tsx';
import { useNetwork } from '#ui/shared/platform/network.ts';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { TextOnceLoaded } from '#ui/shared/texts/TextOnceLoaded.tsx';
import { useText } from '#ui/shared/texts/texts.ts';

/**
 * Invalid ids are refused with 400, unknown ones with 404; both mean that there is no such page.
 */
const NOT_THERE: readonly number[] = [400, 404];

/** True if the subject of a page does not exist, or is not visible to the reader. */
export function isNotThere(error: Error | null): boolean {
  return error instanceof ApiError && NOT_THERE.includes(error.status);
}

/** Shown in place of a page that failed to load. */
export function FailedPage({
  title,
  error,
  onRetry,
}: {
  /** The title of the page, in the browser's tab. */
  title: string;
  error: Error;
  onRetry: () => void;
}) {
  const t = useText();
  usePageTitle(title);
  if (error instanceof NoAnswerError) return <OutagePage title={title} onRetry={onRetry} />;
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

/** Shown in place of a page that the server does not answer. */
function OutagePage({ title, onRetry }: { title: string; onRetry?: () => void }) {
  usePageTitle(title);
  return (
    <div className="min-h-dvh px-home pt-10 pb-16">
      <OutageMessage as="h1" onRetry={onRetry} />
    </div>
  );
}

/** Shown while a page loads: its title for screen readers, and placeholders. */
export function AwaitedPage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  if (useNetwork() !== 'online') return <OutagePage title={title} />;
  return (
    <div className="min-h-dvh px-home pt-7 pb-16" aria-busy>
      <h1 className="sr-only">{title}</h1>
      <div className="animate-late">{children}</div>
    </div>
  );
}

/** The placeholder of a heading with a few lines of text. */
export function HeadSkeleton() {
  return (
    <>
      <Bar className="h-9 w-64 max-w-full" />
      <Bar className="mt-5 h-4 w-96 max-w-full" />
      <Bar className="mt-3 h-4 w-80 max-w-full" />
    </>
  );
}
