import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { healthQuery } from '../api/health.ts';

const LINK = 'inline-flex min-h-10 items-center hover:text-base-content';

/** Footer of every page, with the server's version. */
export function Footer() {
  const { data } = useQuery(healthQuery);
  return (
    <footer className="flex flex-wrap gap-x-6 gap-y-1 px-page pt-6 pb-8 text-meta text-muted phone:group-data-immersive/site:hidden">
      <Link className={LINK} to="/rules">
        Rules
      </Link>
      <Link className={LINK} to="/privacy-policy">
        Privacy policy
      </Link>
      {data && (
        <span className="ms-auto inline-flex items-center tabular-nums lining-nums">
          Version {data.version}
        </span>
      )}
    </footer>
  );
}
