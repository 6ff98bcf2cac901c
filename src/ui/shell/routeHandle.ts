import type { Params, UIMatch } from 'react-router';

/** Properties of a route that the frame of the site reads. */
export interface RouteHandle {
  /** The page brings its own header on small windows and needs the whole height. */
  readonly isImmersive?: boolean;
  /** Notices of a new version wait until the page is left. */
  readonly holdsUpdates?: boolean;
  /**
   * Read the data of the page from the server before it is visited. Data of this browser is never
   * read ahead: it may change until then.
   */
  readonly prefetch?: (params: Params, search: URLSearchParams) => Promise<void>;
}

/** Handles of the routes at an address, the outermost first. */
export function handlesOf(matches: readonly UIMatch[]): readonly RouteHandle[] {
  return matches.flatMap(({ handle }) => (isHandle(handle) ? handle : []));
}

/** All handles are written in the route table. */
function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null;
}
