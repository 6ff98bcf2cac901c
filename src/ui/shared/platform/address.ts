/** Have the address bar show another address of what is on the page; nothing is loaded. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
}

/** Load the page anew, from what is saved by then. */
export function reloadPage(): void {
  location.reload();
}

/** Leave for another address of the site. */
export function goTo(address: string): void {
  location.assign(address);
}
