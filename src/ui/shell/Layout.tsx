import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation, type Location } from 'react-router';
import { pageLayer } from '#ui/shared/platform/layers.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { useFirstPage } from './FirstPage.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { latePart } from './latePart.ts';
import { Pending } from './Pending.tsx';
import { handlesOf } from './routeHandle.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

const Notices = latePart(async () => (await import('./Notices.tsx')).Notices);

/** Layout of every page: header, content, toasts, footer. */
export function Layout() {
  const t = useText();
  const handles = handlesOf(useMatches());
  const isImmersive = handles.some((handle) => handle.isImmersive);
  const isBusy = useNavigation().state !== 'idle';
  useFirstPage();
  useHeadingFocus();
  return (
    <div className="group/site flex min-h-dvh flex-col" data-immersive={isImmersive || undefined}>
      <div ref={pageLayer} className="contents">
        <a
          className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-primary px-4 py-2.5 text-primary-content focus:translate-none"
          href="#content"
        >
          {t('site.skip')}
        </a>
        <Pending />
        <Header />
        <main
          className="flex min-w-0 flex-1 flex-col focus:ring-0"
          id="content"
          tabIndex={-1}
          aria-busy={isBusy}
        >
          <Outlet />
        </main>
        <Footer />
      </div>
      <ScrollRestoration getKey={scrollKey} />
      <Suspense>
        <Notices />
      </Suspense>
    </div>
  );
}

/**
 * The key under which the scroll position of a history entry is stored. All entries that a tab
 * starts with have the key `default`, so the address distinguishes them.
 */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}
