import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import type { MessageId } from '#texts/message.ts';
import type { Need } from '#ui/shell/Guard.tsx';
import { PageNotHereError } from '#ui/shell/PageNotHereError.ts';
import type { RouteHandle } from '#ui/shell/routeHandle.ts';
import type { Pack } from '#ui/shared/texts/packs.ts';
import { withTexts } from '#ui/shared/texts/texts.ts';

/** A page of the site: a line or two in the table below. */
interface PageRoute {
  /** The path of the route; absent for the first page. */
  readonly path?: string;
  readonly page: () => Promise<ComponentType>;
  /** Packs of texts that it shows, besides `core`. */
  readonly texts: readonly Pack[];
  readonly loader?: () => Promise<LoaderFunction>;
  readonly handle?: RouteHandle;
  /** What visitors need to see it, and how it is called where they lack that. */
  readonly needs?: Need;
  readonly title?: MessageId;
}

/**
 * A route whose page loads when it is first visited, with its texts. What cannot be loaded ends in
 * an error that says so: there may be no network.
 */
export function page({
  path,
  page: load,
  texts,
  loader,
  handle,
  needs,
  title,
}: PageRoute): RouteObject {
  const loadPage = async (): Promise<ComponentType> => {
    const [Page, guard] = await onThisDevice(
      Promise.all([
        withTexts(load(), ...texts),
        needs &&
          withTexts(import('#ui/shell/Guard.tsx'), 'guards').then(({ guarded }) =>
            guarded(needs, title),
          ),
      ]),
    );
    return guard ? guard(Page) : Page;
  };
  const lazy = { Component: loadPage, ...(loader && { loader: () => onThisDevice(loader()) }) };
  // Without a loader the router would not hear of a page that cannot be loaded.
  const route = { handle, lazy, ...(!loader && { loader: nothing }) };
  return path === undefined ? { ...route, index: true } : { ...route, path };
}

function nothing(): null {
  return null;
}

/** What is loaded, or the error that it is not on this device. */
export async function onThisDevice<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (cause) {
    throw new PageNotHereError({ cause });
  }
}
