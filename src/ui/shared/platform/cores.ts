const FALLBACK = 2;

/** Threads that can run at once; two where the browser does not tell. */
export function coreCount(): number {
  const { hardwareConcurrency } = navigator;
  return Number.isInteger(hardwareConcurrency) && hardwareConcurrency > 0
    ? hardwareConcurrency
    : FALLBACK;
}
