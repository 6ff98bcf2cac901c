import type { Endpoint } from '#contract/endpoint.ts';
import { refusedBecause } from './ApiError.ts';
import { call } from './client.ts';

/**
 * Delete something. What is gone already, as when the answer of an earlier call was lost, is no
 * failure.
 */
export async function ensureGone<E extends Endpoint>(
  endpoint: E,
  input: Parameters<typeof call<E>>[1],
): Promise<void> {
  try {
    await call(endpoint, input);
  } catch (error) {
    if (refusedBecause<Endpoint>(endpoint, error) !== 'not_found') throw error;
  }
}
