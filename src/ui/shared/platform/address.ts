/** Replace the address of the current page without loading anything. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
}

/** Reload the page. */
export function reloadPage(): void {
  location.reload();
}

/** Navigate to another address of the site, with a page load. */
export function goTo(address: string): void {
  location.assign(address);
}
