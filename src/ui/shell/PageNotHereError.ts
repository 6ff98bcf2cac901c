/** A page could not be loaded: there is no network, or the site has a new version meanwhile. */
export class PageNotHereError extends Error {
  constructor(options: ErrorOptions) {
    super('missing', options);
    this.name = 'PageNotHereError';
  }
}
