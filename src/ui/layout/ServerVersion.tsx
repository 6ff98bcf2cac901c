import { useQuery } from '@tanstack/react-query';
import { healthQuery } from '../api/health.ts';

/** The version the server speaks; nothing until it answers. */
export function ServerVersion() {
  const { data } = useQuery(healthQuery);
  return (
    data && (
      <span className="ms-auto inline-flex items-center tabular-nums lining-nums">
        Version {data.version}
      </span>
    )
  );
}
