// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteLearned } from '#ui/play/lessons.ts';
import { resetSite } from '#ui/settings/ResetSite.tsx';
import { setSetting } from '#ui/shared/settings/settings.ts';

const unregister = vi.fn(() => Promise.resolve(true));
const getRegistrations = vi.fn(() => Promise.resolve([{ unregister }, { unregister }]));
const cacheNames = { keys: () => Promise.resolve(['assets', 'code']), delete: vi.fn() };

/** All that a visit leaves behind: settings, notes of the site, and work. */
function leaveThings(): void {
  setSetting('theme', 'nord');
  setSetting('showTimer', true);
  noteLearned('one-area-1');
  localStorage.setItem('changelogSeen', '14.1.0');
  localStorage.setItem('solveLeft create a', '{}');
  localStorage.setItem('presets', '[]');
  sessionStorage.setItem('alreadySolved', '[]');
  sessionStorage.setItem('sourceCode', 'paint()');
}

beforeEach(() => {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations } });
  vi.stubGlobal('caches', cacheNames);
  leaveThings();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.useRealTimers();
  setSetting('theme', 'dark');
  setSetting('showTimer', false);
  localStorage.clear();
  sessionStorage.clear();
});

describe('a reset of the site', () => {
  it('takes workers, caches and settings, and leaves the work', async () => {
    await resetSite(false);

    expect(unregister).toHaveBeenCalledTimes(2);
    expect(cacheNames.delete.mock.calls).toEqual([['assets'], ['code']]);
    expect(Object.keys(localStorage).sort()).toEqual(['learned', 'presets', 'solveLeft create a']);
    expect(Object.keys(sessionStorage)).toEqual(['sourceCode']);
  });

  it('takes the work too where that is wanted', async () => {
    const deleteDatabase = vi.spyOn(indexedDB, 'deleteDatabase');
    await resetSite(true);

    expect(Object.keys(localStorage)).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(deleteDatabase.mock.calls.map(([name]) => name)).toEqual(['chiaro']);
  });

  it('takes the rest where there are no workers and caches are refused', async () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('denied')) });
    await resetSite(true);

    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('does not wait for ever for what hangs', async () => {
    vi.useFakeTimers();
    getRegistrations.mockReturnValueOnce(new Promise(() => undefined));
    const reset = resetSite(false);
    await vi.advanceTimersByTimeAsync(10_000);
    await reset;

    expect(localStorage.getItem('theme')).toBeNull();
  });
});
