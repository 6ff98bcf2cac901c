import { matchRoutes, type RouteObject } from 'react-router';
import { network } from '#ui/shared/platform/network.ts';
import { handlesOf } from './routeHandle.ts';

/** A pointer that only passes over a link leaves it sooner. */
const RESTING_MS = 60;
/** A link that is looked at again sooner is not loaded again. */
const LOADED_MS = 2000;

/**
 * Load ahead what a link leads to when a pointer rests on it, it gets the focus or is touched: the
 * parts of its page, their texts, and what the page reads from the server. See
 * docs/decisions/0022-what-is-loaded-ahead.md. Returns the way to stop.
 */
export function preloadLinks(routes: RouteObject[]): () => void {
  const loaded = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const load = (address: URL) => {
    const now = performance.now();
    if (!mayLoad() || now - (loaded.get(address.href) ?? -Infinity) < LOADED_MS) return;
    loaded.set(address.href, now);
    void prefetch(routes, address);
  };
  const onLook = ({ target, type }: Event) => {
    clearTimeout(timer);
    const address = addressOf(target);
    if (address === null) return;
    if (type === 'touchstart') load(address);
    else timer = setTimeout(() => load(address), RESTING_MS);
  };
  for (const type of LOOKS) document.addEventListener(type, onLook, { passive: true });
  return () => {
    clearTimeout(timer);
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

async function prefetch(routes: RouteObject[], address: URL): Promise<void> {
  const matches = matchRoutes(routes, address.pathname) ?? [];
  const parts = matches.flatMap(({ route: { lazy } }) =>
    typeof lazy === 'object' ? [lazy.Component?.(), lazy.loader?.()] : [],
  );
  const reading = handlesOf(
    matches.map(({ route, pathname, params }) => ({
      id: '',
      pathname,
      params,
      data: undefined,
      loaderData: undefined,
      handle: route.handle as unknown,
    })),
  ).map(({ prefetch: read }) => read?.(matches.at(-1)?.params ?? {}, address.searchParams));
  // A failure is reported when the link is followed.
  await Promise.allSettled([...parts, ...reading]);
}
