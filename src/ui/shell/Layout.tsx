import { Suspense } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useMatches,
  useNavigation,
  type Location,
  Link,
} from 'react-router';
import { pageLayer } from '#ui/shared/platform/layers.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { useFirstPage, Pending, latePart } from './FirstPage.tsx';
import { Header } from './Header.tsx';
import { handlesOf } from './routeHandle.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

/** These links are loaded late: few visitors use them, and some need an answer of the server. */
const FooterLinks = latePart(async () => (await import('./FooterLinks.tsx')).FooterLinks);
const LateParts = latePart(async () => (await import('./LateParts.tsx')).LateParts);

const LINK = 'inline-flex min-h-10 items-center hover:text-base-content pointer-coarse:min-h-12';

/**
 * Footer of every page. On phones it ends above the navigation bar. It is hidden until the first
 * page is rendered, because it would move then.
 */
function Footer() {
  const t = useText();
  return (
    <>
      <footer className="flex flex-wrap content-start gap-x-6 gap-y-1 px-page pt-6 pb-8 text-meta text-muted max-sm:min-h-52 max-sm:pb-[calc(84px+env(safe-area-inset-bottom))] in-data-first:hidden phone:group-data-immersive/site:hidden">
        <Link className={LINK} to="/rules">
          {t('site.rules')}
        </Link>
        <Link className={LINK} to="/privacy-policy">
          {t('site.privacy')}
        </Link>
        <Suspense>
          <FooterLinks className={LINK} />
        </Suspense>
      </footer>
      <Suspense>
        <LateParts />
      </Suspense>
    </>
  );
}

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
