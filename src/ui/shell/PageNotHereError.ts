/** A page could not be loaded: there is no network, or the site was updated. */
export class PageNotHereError extends Error {
  constructor(options: ErrorOptions) {
    super('missing', options);
    this.name = 'PageNotHereError';
  }
}
