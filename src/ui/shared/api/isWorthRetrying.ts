import { network } from '#ui/shared/platform/network.ts';
import { ApiError } from './ApiError.ts';

const MAX_RETRIES = 3;
const FIRST_SERVER_ERROR = 500;

/**
 * Whether a failed call is made again: a few times where the network or the server failed. What the
 * server refuses it would refuse again, and in offline mode no call is made at all.
 */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (network.current() === 'offlineMode') return false;
  const isRefused = error instanceof ApiError && error.status < FIRST_SERVER_ERROR;
  return !isRefused && failures < MAX_RETRIES;
}
