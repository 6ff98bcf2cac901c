import { init, killThreads } from 'z3-solver';
import type { Z3Api } from './z3.ts';

/**
 * Returns a function that starts the prover in Node. Its threads keep the process alive until
 * `endZ3`.
 */
export function loadZ3(): Promise<() => Promise<Z3Api>> {
  return Promise.resolve(() => init());
}

/** End the prover's threads. */
export async function endZ3({ em }: Z3Api): Promise<void> {
  await killThreads(em);
}
