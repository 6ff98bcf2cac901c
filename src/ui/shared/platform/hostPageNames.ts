import { HOST_PAGES, type HostPageName } from '#contract/hostPageNames.ts';

/** Names of the pages in the answer of a server, which may be newer. */
export function hostPageNames(told: readonly { readonly name: string }[] = []): HostPageName[] {
  return HOST_PAGES.filter((name) => told.some((page) => page.name === name));
}
