import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { healthQuery } from '../api/health.ts';

/** The quiet end of every page, with the version the server speaks. */
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
