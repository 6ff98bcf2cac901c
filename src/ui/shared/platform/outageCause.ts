import { useOutage } from './network.ts';

/** The cause of an outage in texts for people: their own network or choice, or the server. */
export function useOutageCause(): 'offline' | 'server' {
  const kind = useOutage()?.kind ?? 'noNetwork';
  return kind === 'noNetwork' ? 'offline' : 'server';
}
