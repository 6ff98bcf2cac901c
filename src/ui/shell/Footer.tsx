import { Suspense } from 'react';
import { Link } from 'react-router';
import { useText } from '#ui/shared/texts/useText.ts';
import { latePart } from './latePart.ts';

/** Nothing waits for what only some visitors press, or for what the server says. */
const FooterLinks = latePart(async () => (await import('./FooterLinks.tsx')).FooterLinks);
const LateParts = latePart(async () => (await import('./LateParts.tsx')).LateParts);

const LINK = 'inline-flex min-h-10 items-center hover:text-base-content pointer-coarse:min-h-12';

/**
 * Footer of every page. On phones it ends above the places of the site, which lie over the foot of
 * the window. There is none until the first page has come: it would jump when that has.
 */
export function Footer() {
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
