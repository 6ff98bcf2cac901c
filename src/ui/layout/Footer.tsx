import { lazy, Suspense } from 'react';
import { Link } from 'react-router';

/** Nothing waits for what the server says: its call loads after the page. */
const ServerVersion = lazy(() =>
  import('./ServerVersion.tsx').then(({ ServerVersion }) => ({ default: ServerVersion })),
);

const LINK = 'inline-flex min-h-10 items-center hover:text-base-content';

/** Footer of every page, with the server's version. */
export function Footer() {
  return (
    <footer className="flex flex-wrap gap-x-6 gap-y-1 px-page pt-6 pb-8 text-meta text-muted phone:group-data-immersive/site:hidden">
      <Link className={LINK} to="/rules">
        Rules
      </Link>
      <Link className={LINK} to="/privacy-policy">
        Privacy policy
      </Link>
      <Suspense>
        <ServerVersion />
      </Suspense>
    </footer>
  );
}
