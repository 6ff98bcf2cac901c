import type { ReactNode } from 'react';
import { usePageTitle } from '../platform/pageTitle.ts';

/** What stands above a list: what is asked for, and how many there are. */
export const LIST_HEAD = 'mb-6 flex flex-col gap-4';

/** A page of cards: its title and tabs in a row, and under them what it has. */
export function ListPage({
  title,
  tabs,
  action,
  children,
}: {
  title: string;
  tabs?: ReactNode;
  /** The one thing to be done from here. */
  action?: ReactNode;
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <div className="px-home pt-6 pb-16 max-sm:pt-4">
      <div className="mb-4 flex min-h-11 flex-wrap items-center gap-x-10 gap-y-2">
        <h1 className="text-title">{title}</h1>
        {tabs}
        {action !== undefined && <div className="ms-auto max-sm:ms-0">{action}</div>}
      </div>
      {children}
    </div>
  );
}
