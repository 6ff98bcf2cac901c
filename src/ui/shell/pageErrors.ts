import type { Text } from '#texts/message.ts';

/** A page could not be loaded: there is no network, or the site was updated. */
export class PageNotHereError extends Error {
  constructor(options: ErrorOptions) {
    super('missing', options);
    this.name = 'PageNotHereError';
  }
}

/**
 * The data of a page could not be loaded, but may be later: the server failed or was not reached.
 */
export class PageAwayError extends Error {
  readonly reason: Text;

  constructor(reason: Text) {
    super('away');
    this.name = 'PageAwayError';
    this.reason = reason;
  }
}

/** The element of a page: `main` if no layout surrounds it. */
export type PagePlace = 'main' | 'div';
