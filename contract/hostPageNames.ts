import * as z from 'zod/mini';

/** Pages with texts of the host, from files with these names. */
export const HOST_PAGES = ['about', 'imprint', 'terms'] as const;
export const HostPageName = z.enum(HOST_PAGES);
export type HostPageName = z.infer<typeof HostPageName>;

/** Texts that name the pages, where the file has no title. */
export const HOST_PAGE_TITLES = {
  about: 'chrome.about',
  imprint: 'chrome.imprint',
  terms: 'chrome.terms',
} as const satisfies Readonly<Record<HostPageName, string>>;
