import { useEffect } from 'react';
import { SOLVER_CHOICES } from '#solvers/choices.ts';
import { fetchSolver } from '#workers/spawnSolver.ts';

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

let isAsked = false;

/**
 * Fetches, once a page and when that is idle, the solvers that come over the network, so that they
 * are there without one. Only where a service worker keeps them, and never against the wish to save
 * data.
 */
export function useSolversAhead(): void {
  useEffect(() => {
    if (isAsked || !isWanted()) return;
    isAsked = true;
    if ('requestIdleCallback' in window) requestIdleCallback(() => void fetchAll());
    else setTimeout(() => void fetchAll()); // Safari
  }, []);
}

function isWanted(): boolean {
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  return isKept && navigator.connection?.saveData !== true;
}

async function fetchAll(): Promise<void> {
  for (const { id, isPrefetched } of SOLVER_CHOICES)
    if (isPrefetched === true) await fetchSolver(id).catch(() => undefined); // no network: later
}
