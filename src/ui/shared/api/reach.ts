import { API_BASE } from '#contract/endpoint.ts';
import {
  network,
  noteServer,
  UNREACHABLE,
  type ServerOutage,
} from '#ui/shared/platform/network.ts';
import { outageOf, readRefusal } from './refusals.ts';

const FIRST_DELAY_MS = 3000;
const LONGEST_DELAY_MS = 60_000;

/** Stops the present poll; null while there is none. */
let stopPolling: (() => void) | null = null;

/**
 * Record that the server does not answer calls, and poll it with exponential backoff until it does.
 * Hidden pages do not poll. It is polled at once when the page becomes visible or the browser has
 * a network again.
 */
export function serverFails(reason: ServerOutage): void {
  noteServer(reason);
  stopPolling ??= poll();
}

/**
 * Record that a call was answered. During an outage the answer to a read may come from a cache of
 * the browser, so the server is asked.
 */
export function noteAnswer(method = 'GET'): void {
  if (method === 'GET' && network.current() === 'offline') void askNow();
  else noteServer(null);
}

let asking: Promise<boolean> | null = null;

/** Check the server at once, as for "Try again". Resolves to whether it answers calls. */
export async function askNow(): Promise<boolean> {
  if (network.current() === 'offlineMode') return false;
  asking ??= ask().finally(() => (asking = null));
  return await asking;
}

async function ask(): Promise<boolean> {
  const reason = await findOutage();
  noteServer(reason);
  return reason === null;
}

async function findOutage(): Promise<ServerOutage | null> {
  try {
    const response = await fetch(`${API_BASE}/`, { cache: 'no-store', credentials: 'omit' });
    return response.ok ? null : outageOf(await readRefusal(response));
  } catch {
    return UNREACHABLE;
  }
}

/** Poll the server until it answers calls. Returns a function that stops. */
function poll(): () => void {
  let delayMs = FIRST_DELAY_MS;
  let timer = setTimeout(check, delayMs);
  function check(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return; // `visibilitychange` continues
    void (network.current() === 'offline' ? askNow() : Promise.resolve(true)).then((isThere) => {
      if (isThere && network.current() !== 'offline') return stop();
      delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
      clearTimeout(timer);
      timer = setTimeout(check, delayMs);
    });
  }
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('online', check);
    stopPolling = null;
  };
  document.addEventListener('visibilitychange', check);
  window.addEventListener('online', check);
  return stop;
}
