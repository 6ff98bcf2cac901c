import { HOST_PAGES, type HostPageName } from '#contract/hostPageNames.ts';

/** The pages that this release knows; a newer server may have others. */
export function hostPageNames(told: readonly string[] = []): HostPageName[] {
  return HOST_PAGES.filter((name) => told.includes(name));
}
