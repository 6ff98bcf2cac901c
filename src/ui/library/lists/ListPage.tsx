import type { ReactNode } from 'react';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';

/** Classes of the area above a list, with its filters and the number of results. */
export const LIST_HEAD = 'mb-6 flex flex-col gap-4';

/** A page of cards: title and tabs in a row, and the content below. */
export function ListPage({
  title,
  isTitleHidden = false,
  tabs,
  action,
  children,
}: {
  title: string;
  /** The content shows the title itself. */
  isTitleHidden?: boolean;
  tabs?: ReactNode;
  /** The main action of the page. */
  action?: ReactNode;
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    // At least as high as the window, so that the footer does not move when few cards replace the
    // placeholders.
    <div className="min-h-dvh px-home pt-4 pb-16">
      {isTitleHidden ? (
        <h1 className="sr-only">{title}</h1>
      ) : (
        <div className="mb-4 flex min-h-11 flex-wrap items-center gap-x-10 gap-y-2">
          <h1 className="text-title">{title}</h1>
          {tabs}
          {action !== undefined && <div className="ms-auto max-sm:ms-0">{action}</div>}
        </div>
      )}
      {children}
    </div>
  );
}
