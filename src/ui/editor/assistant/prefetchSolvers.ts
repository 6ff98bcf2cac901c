import { useEffect } from 'react';
import { SOLVER_CHOICES } from '#solvers/choices.ts';
import { fetchSolver } from '#workers/spawnSolver.ts';

declare global {
  interface Navigator {
    /** Undefined in Firefox and Safari. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Prefetch of the solvers that load over the network. */
export interface SolverPrefetch {
  /**
   * Fetch the solvers once the page is idle; later calls do nothing. Fetches nothing if no service
   * worker would cache them, or if the browser is set to save data.
   */
  readonly request: () => void;
}

export function createSolverPrefetch(): SolverPrefetch {
  let isRequested = false;
  return {
    request: () => {
      if (isRequested || !isAllowed()) return;
      isRequested = true;
      if ('requestIdleCallback' in window) requestIdleCallback(() => void fetchAll());
      else setTimeout(() => void fetchAll()); // Safari
    },
  };
}

const SOLVER_PREFETCH = createSolverPrefetch();

/** Prefetch the solvers, so that they work offline. */
export function usePrefetchSolvers(prefetch: SolverPrefetch = SOLVER_PREFETCH): void {
  useEffect(() => prefetch.request(), [prefetch]);
}

function isAllowed(): boolean {
  const isCached = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  return isCached && navigator.connection?.saveData !== true;
}

/** A solver that fails to load, as without a network, is fetched when it is used. */
async function fetchAll(): Promise<void> {
  for (const { id, isPrefetched } of SOLVER_CHOICES)
    if (isPrefetched === true) await fetchSolver(id).catch(() => undefined);
}
