import { matchRoutes, type RouteObject } from 'react-router';
import { handlesOf } from './layout/routeHandle.ts';
import { OTHER_PAGES, PRINT } from './otherRoutes.tsx';
import { network } from './platform/network.ts';

/** A link that is pointed at again sooner is not looked at again. */
const RESTING_MS = 2000;

/**
 * Load ahead what a link leads to when it is pointed at, gets the focus or is touched: the parts of
 * its page, their texts, and what the page reads from the server. See
 * docs/decisions/0022-what-is-loaded-ahead.md. Returns the way to stop.
 */
export function preloadLinks(mainPages: readonly RouteObject[]): () => void {
  const routes = [...mainPages, ...OTHER_PAGES, PRINT];
  const looked = new Map<string, number>();
  const onLook = ({ target, timeStamp }: Event) => {
    const address = addressOf(target);
    if (address === null || !mayLoad()) return;
    if (timeStamp - (looked.get(address.href) ?? -Infinity) < RESTING_MS) return;
    looked.set(address.href, timeStamp);
    void loadAhead(routes, address.pathname);
  };
  for (const type of LOOKS) document.addEventListener(type, onLook, { passive: true });
  return () => {
    for (const type of LOOKS) document.removeEventListener(type, onLook);
  };
}

const LOOKS = ['pointerover', 'focusin', 'touchstart'] as const;

/** The page of this site that a link leads to. */
function addressOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.origin !== window.location.origin)
    return null;
  const address = new URL(link.href);
  return address.pathname === window.location.pathname ? null : address;
}

/** Without a network there is nothing to load, and some visitors pay for what they load. */
function mayLoad(): boolean {
  return network.current() === 'online' && !savesData(navigator);
}

function savesData(browser: Navigator & { readonly connection?: { readonly saveData?: boolean } }) {
  return browser.connection?.saveData === true;
}

async function loadAhead(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  const parts = matches.flatMap(({ route: { lazy } }) =>
    typeof lazy === 'object' ? [lazy.Component?.(), lazy.loader?.()] : [],
  );
  const reading = handlesOf(
    matches.map(({ route, pathname, params }) => ({
      ...{ id: '', pathname, params, data: undefined, loaderData: undefined },
      handle: route.handle as unknown,
    })),
  ).map(({ ahead }) => ahead?.(matches.at(-1)?.params ?? {}));
  // What cannot be loaded is told when the link is followed.
  await Promise.allSettled([...parts, ...reading]);
}
