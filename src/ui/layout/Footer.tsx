import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { healthQuery } from '../api/health.ts';

/** Footer of every page, with the server's version. */
export function Footer() {
  const { data } = useQuery(healthQuery);
  return (
    <footer className="site-footer">
      <Link to="/rules">Rules</Link>
      <Link to="/privacy-policy">Privacy policy</Link>
      {data && <span>Version {data.version}</span>}
    </footer>
  );
}
