import { API_BASE } from '#contract/endpoint.ts';
import { network, noteReached } from '#ui/shared/platform/network.ts';

const FIRST_DELAY_MS = 3000;
const LONGEST_DELAY_MS = 60_000;

let timer: ReturnType<typeof setTimeout> | null = null;

/**
 * Record that a call got no answer, and poll the server with exponential backoff until it is
 * reached. Hidden pages do not poll; they continue when they are visible again.
 */
export function serverWasNotReached(): void {
  noteReached(false);
  if (timer === null) askLater(FIRST_DELAY_MS);
}

/** Check the server at once, as for "Try again". Resolves to whether it was reached. */
export async function askNow(): Promise<boolean> {
  if (network.current() === 'offlineMode') return false;
  try {
    await fetch(`${API_BASE}/`, { method: 'HEAD', cache: 'no-store' });
  } catch {
    noteReached(false);
    return false;
  }
  noteReached(true);
  return true;
}

function askLater(delayMs: number): void {
  timer = setTimeout(() => {
    timer = null;
    void whenSeen().then(async () => {
      // The browser may have reported a network since then, or offline mode may be on.
      if (network.current() !== 'offline') return;
      if (!(await askNow())) askLater(Math.min(delayMs * 2, LONGEST_DELAY_MS));
    });
  }, delayMs);
}

/** Resolves once the page is visible. */
async function whenSeen(): Promise<void> {
  while (document.visibilityState === 'hidden')
    await new Promise((resolve) => {
      document.addEventListener('visibilitychange', resolve, { once: true });
    });
}
