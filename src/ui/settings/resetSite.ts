import { deleteDatabases } from '#ui/shared/platform/database.ts';
import { forgetStored } from '#ui/shared/platform/storage.ts';

/** Timeout of a step, after which the reset goes on. */
const STEP_TIMEOUT_MS = 4000;

/**
 * Storage keys of the visitor's work and progress, in local and session storage. Other keys hold
 * settings and internal state.
 */
const WORK_KEYS = ['presets', 'learned', 'sourceCode', 'viewState'];
const WORK_START = 'solveLeft ';

/**
 * Delete the data of the site on this device: service workers, caches, settings and theme; with
 * `deletesWork` drafts, solves, presets, learned lessons and the editor's script too. A step that
 * fails or hangs does not stop the others. The page must be reloaded afterwards.
 */
export async function resetSite(deletesWork: boolean): Promise<void> {
  await settled(unregisterWorkers); // first: they would fill the caches again
  await Promise.all([settled(deleteCaches), deletesWork && settled(deleteDatabases)]);
  forgetStored((key) => !deletesWork && isWork(key));
}

/** Resolves once a step has succeeded, failed or timed out. */
async function settled(step: () => Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, STEP_TIMEOUT_MS);
  });
  await Promise.race([step().catch(() => undefined), timeout]);
  clearTimeout(timer);
}

async function unregisterWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map(async (registration) => registration.unregister()));
}

async function deleteCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map(async (name) => caches.delete(name)));
}

/** True for the storage keys of a visitor's work and progress. */
function isWork(key: string): boolean {
  return WORK_KEYS.includes(key) || key.startsWith(WORK_START);
}
