import type { Params, UIMatch } from 'react-router';

/** What a route tells of itself, besides its page. */
export interface RouteHandle {
  /** The page brings its own header on small windows and needs the whole height. */
  readonly isImmersive?: boolean;
  /** Notices of a new version wait until the page is left. */
  readonly holdsUpdates?: boolean;
  /**
   * Read what the page needs from the server before it is visited. Never what this browser keeps:
   * that may change until then.
   */
  readonly ahead?: (params: Params, search: URLSearchParams) => Promise<void>;
}

/** What the routes at an address tell, the outermost first. */
export function handlesOf(matches: readonly UIMatch[]): readonly RouteHandle[] {
  return matches.flatMap(({ handle }) => (isHandle(handle) ? handle : []));
}

/** All handles are written in the route table. */
function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null;
}
