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
    // The tab falls back to the shared values.
  }
}

/** Remove a key of this tab. */
export function removeOfTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is denied.
  }
}
