/** What a page tells the service worker. */
export type PageMessage =
  /** Take the place of the version in use. */
  | { readonly kind: 'activate' }
  /** Whether the visitor wants no request to leave the browser. */
  | { readonly kind: 'offlineMode'; readonly isOn: boolean };

/** What is kept of the code editor, once it was opened or asked for. */
export const CODE_CACHE = 'code';
/** Everything else that is kept when it is first used. */
export const ASSETS_CACHE = 'assets';
