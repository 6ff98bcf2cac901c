import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useText } from '../texts/useText.ts';

/** Nothing waits for what the server says: its call loads after the page. */
const ServerVersion = lazy(() =>
  import('./ServerVersion.tsx').then(({ ServerVersion }) => ({ default: ServerVersion })),
);

const LINK = 'inline-flex min-h-10 items-center hover:text-base-content';

/** Footer of every page, with the server's version. */
export function Footer() {
  const t = useText();
  return (
    <footer className="flex flex-wrap gap-x-6 gap-y-1 px-page pt-6 pb-8 text-meta text-muted phone:group-data-immersive/site:hidden">
      <Link className={LINK} to="/rules">
        {t('site.rules')}
      </Link>
      <Link className={LINK} to="/privacy-policy">
        {t('site.privacy')}
      </Link>
      <Suspense>
        <ServerVersion />
      </Suspense>
    </footer>
  );
}
