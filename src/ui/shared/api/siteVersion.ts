import { API_MAJOR, readMajorVersion } from '#contract/health.ts';
import { createStore, type ReadableStore } from '#base/store.ts';
import { readOfTab, writeOfTab } from '#ui/shared/platform/tabStorage.ts';

const ATTEMPTS_KEY = 'versionMismatchReload';
const MAX_ATTEMPTS = 2;

const store = createStore(false);

/** Whether the server speaks another version than this page, and loading it anew did not help. */
export const isOutdated: ReadableStore<boolean> = store;

/**
 * Compare the version that the server speaks with that of this page. `reload`: they differ, and the
 * page should be loaded anew, which is tried twice. `failed`: that was of no use.
 */
export function checkVersion(version: string): 'same' | 'reload' | 'failed' {
  const isSame = readMajorVersion(version) === API_MAJOR;
  const attempts = isSame ? 0 : Number(readOfTab(ATTEMPTS_KEY) ?? 0);
  const result = isSame ? 'same' : attempts < MAX_ATTEMPTS ? 'reload' : 'failed';
  if (result !== 'failed') writeOfTab(ATTEMPTS_KEY, String(isSame ? 0 : attempts + 1));
  store.set(result === 'failed');
  return result;
}
