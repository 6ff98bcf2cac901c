/** A message from a page to the service worker. */
export type PageMessage =
  /** Replace the active version. */
  | { readonly kind: 'activate' }
  /** Set offline mode, in which no request leaves the browser. */
  | { readonly kind: 'offlineMode'; readonly isOn: boolean };

/** Cache of the code editor's files, filled when they are first used or requested. */
export const CODE_CACHE = 'code';
/** Cache of all other assets, filled on first use. */
export const ASSETS_CACHE = 'assets';
