import {
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type LazyExoticComponent,
} from 'react';
import { useNavigation } from 'react-router';
import { useText } from '#ui/shared/texts/texts.ts';
import { removeSentBoard } from '#ui/shared/platform/sentBoard.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';

/** Pages that load faster show no progress. */
const DELAY_MS = 500;

/** The progress of a navigation. */
export function Pending() {
  const isLoading = useNavigation().state !== 'idle';
  return isLoading && <PendingMark />;
}

/** A line at the top of the window, once half a second has passed. */
function PendingMark() {
  const t = useText();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLong && (
      <div
        className="fixed inset-x-0 top-0 z-40 h-0.75 overflow-clip bg-fill-1 after:block after:h-full after:w-1/3 after:animate-pending after:bg-primary still:after:w-full still:after:animate-none"
        role="progressbar"
        aria-label={t('frame.pending')}
      />
    )
  );
}

let arrive: () => void = () => undefined;
let isAwaited = false;

/** Ends when the first page is on the screen, or why there is none: what is not of it waits. */
export const firstPage = new Promise<void>((resolve) => (arrive = resolve));

/** The first page is rendered at once: nothing stands for it. */
export function noteFirstPage(): void {
  requestAnimationFrame(() => setTimeout(arrive));
}

/** Stands for the first page until it has come; without a page that loads it is never shown. */
export function FirstPagePending() {
  useEffect(() => arrive, []);
  useLayoutEffect(() => {
    isAwaited = true;
    const root = document.documentElement;
    root.dataset['first'] = ''; // the footer waits, too
    return () => {
      delete root.dataset['first'];
      removeSentBoard(); // in the same frame in which the page has its own
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
  useLayoutEffect(() => {
    if (!isAwaited) removeSentBoard();
  }, []);
  useEffect(() => {
    if (!isAwaited) arrive();
  }, []);
}

/** A part of the frame: loads after the first page, and never fails but waits for the network. */
export function latePart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazyPart(async () => {
    await firstPage;
    return await load();
  });
}
