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
