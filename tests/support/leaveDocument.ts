import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { noteSignedIn } from '#ui/people/account/signedIn.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { deleteDatabases } from '#ui/shared/platform/database.ts';
import { noteReached, setOfflineMode } from '#ui/shared/platform/network.ts';
import { onNotice } from '#ui/shared/platform/notices.ts';
import { parseSettings, setSetting } from '#ui/shared/settings/settings.ts';
import { SETTING_IDS } from '#ui/shared/settings/settingsSchema.ts';

// Test files that need a document share one, and the modules of the product. A file leaves them to
// the next one as a browser gives them to the first: nothing is shown, stored or set.
const DEFAULTS = parseSettings(null, null);

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  cleanup();
  queryClient.clear();
  setOfflineMode(false);
  noteReached(true);
  noteSignedIn(false);
  onNotice(() => undefined)(); // those that wait for somebody to show them
  for (const id of SETTING_IDS) setSetting(id, DEFAULTS[id]);
  if ('indexedDB' in globalThis) await deleteDatabases();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
});
