import { API_BASE } from '#contract/endpoint.ts';
import { network, noteReached } from '#ui/shared/platform/network.ts';

const FIRST_DELAY_MS = 3000;
const LONGEST_DELAY_MS = 60_000;

let timer: ReturnType<typeof setTimeout> | null = null;

/**
 * A call got no answer: ask for the server, at longer and longer intervals, until it is reached. No
 * page that is out of sight asks; it does once it is seen again.
 */
export function serverWasNotReached(): void {
  noteReached(false);
  if (timer === null) askLater(FIRST_DELAY_MS);
}

/** Ask at once, as when "Try again" is pressed. Resolves to whether the server was reached. */
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
      // Meanwhile the browser may have said that the network is back, or calls are unwanted.
      if (network.current() !== 'offline') return;
      if (!(await askNow())) askLater(Math.min(delayMs * 2, LONGEST_DELAY_MS));
    });
  }, delayMs);
}

/** Resolves once the page is in sight. */
async function whenSeen(): Promise<void> {
  while (document.visibilityState === 'hidden')
    await new Promise((resolve) => {
      document.addEventListener('visibilitychange', resolve, { once: true });
    });
}
