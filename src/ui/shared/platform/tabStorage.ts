/**
 * The text stored under a key for this tab only; it survives a reload, and is deleted with the tab.
 */
export function readOfTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null; // treated as empty
  }
}

/** Store a text for this tab only, if there is room. */
export function writeOfTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Then the tab finds what all tabs share.
  }
}

/** Forget what is stored under a key for this tab. */
export function removeOfTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is denied.
  }
}
