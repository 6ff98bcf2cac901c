import { useQuery } from '@tanstack/react-query';
import { healthQuery } from '../api/health.ts';
import { queryClient } from '../api/queryClient.ts';
import { useText } from '../texts/useText.ts';

/** The version the server speaks; nothing until it answers. */
export function ServerVersion() {
  const t = useText();
  const { data } = useQuery(healthQuery, queryClient);
  return (
    data && (
      <span className="ms-auto inline-flex items-center tabular-nums lining-nums">
        {t('site.version', { version: data.version })}
      </span>
    )
  );
}
