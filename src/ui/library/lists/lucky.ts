import { randomPuzzle } from '#contract/search.ts';
import { refusedBecause } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';

/** The address of a random puzzle of the site; null if there is none. */
export async function luckyAddress(): Promise<string | null> {
  try {
    const { id } = await call(randomPuzzle, {});
    return `/solve/${id}`;
  } catch (error) {
    if (refusedBecause(randomPuzzle, error) === 'not_found') return null;
    throw error;
  }
}
