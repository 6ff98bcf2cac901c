import { useEffect, useLayoutEffect } from 'react';
import { PendingMark } from './Pending.tsx';

let arrive: () => void = () => undefined;
let isAwaited = false;

/** Ends when the first page is on the screen, or why there is none: what is not of it waits. */
export const firstPage = new Promise<void>((resolve) => (arrive = resolve));

/** Stands for the first page until it has come; without a page that loads it is never shown. */
export function FirstPagePending() {
  useEffect(() => {
    isAwaited = true;
    return arrive;
  }, []);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['first'] = ''; // the footer waits, too
    return () => {
      delete root.dataset['first'];
    };
  }, []);
  return (
    <div className="min-h-dvh">
      <PendingMark />
    </div>
  );
}

/** For the frame of all pages: the first one may be there together with it. */
export function useFirstPage(): void {
  // Effects of what stands for the page come before those of the frame around it.
  useEffect(() => {
    if (!isAwaited) arrive();
  }, []);
}
