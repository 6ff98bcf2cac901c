import './zodWithoutEval.ts';
import * as z from 'zod/mini';

/** Text stored under a key in local storage; null if there is none or storage is denied. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage may be denied
  }
}

/** Store a text under a key. Returns whether it was stored: storage may be full or denied. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Listen to changes of a key by other tabs. Returns the unsubscribe function. */
export function onStored(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener(); // null: all was cleared
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Remove a key. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is denied.
  }
}

/** Remove everything from local and session storage but the kept keys. */
export function forgetStored(isKept: (key: string) => boolean): void {
  for (const storageOf of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = storageOf();
      for (const key of Object.keys(storage)) if (!isKept(key)) storage.removeItem(key);
    } catch {
      // Nothing is stored where storage is denied.
    }
  }
}

/** The keys of local storage that begin with a text. */
export function storedKeys(start: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return []; // storage is denied
  }
}

/** The value of a stored JSON text, for a schema to parse; null if there is none. */
export function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null; // damaged text
  }
}

/** A list of keys. Invalid entries are skipped, and anything but a list is empty. */
const Keys = z.catch(z.array(z.catch(z.nullable(z.string()), null)), []);

/** Read a stored list of keys. */
export function parseKeys(stored: unknown): ReadonlySet<string> {
  return new Set(Keys.parse(stored).filter((key) => key !== null));
}

const RECORDED_KEY = 'alreadySolved';

/** Keys of the puzzles whose solve was recorded in this session: each is recorded once. */
export function recordedThisSession(): ReadonlySet<string> {
  try {
    return parseKeys(parseJson(sessionStorage.getItem(RECORDED_KEY)));
  } catch {
    return new Set(); // storage is denied
  }
}

/** Remove the marks of recorded solves, as the next ones belong to another account or to none. */
export function forgetRecorded(): void {
  try {
    sessionStorage.removeItem(RECORDED_KEY);
  } catch {
    // Nothing is stored where storage is denied.
  }
}

/** Mark the solve of a puzzle as recorded in this session. */
export function noteRecorded(key: string): void {
  try {
    const keys = new Set([...recordedThisSession(), key]);
    sessionStorage.setItem(RECORDED_KEY, JSON.stringify([...keys]));
  } catch {
    // It may be recorded again, which is harmless.
  }
}
