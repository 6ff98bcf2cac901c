/** Text stored under a key in local storage; null if there is none or storage is closed to us. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage may be denied altogether: then nothing is stored
  }
}

/** Keep a text under a key in local storage. Returns whether it was kept: storage may be full or denied. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

const RECORDED_KEY = 'alreadySolved';

/** Keys of the puzzles whose solve was recorded in this session: each is recorded once. */
export function recordedThisSession(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(RECORDED_KEY) ?? '[]');
    return new Set(
      Array.isArray(stored) ? stored.filter((key: unknown) => typeof key === 'string') : [],
    );
  } catch {
    return new Set();
  }
}

/** Note that the solve of a puzzle was recorded in this session. */
export function noteRecorded(key: string): void {
  try {
    const keys = [...recordedThisSession(), key];
    sessionStorage.setItem(RECORDED_KEY, JSON.stringify([...new Set(keys)]));
  } catch {
    // Then it may be recorded again, which does no harm.
  }
}
