import * as z from 'zod/mini';
import { createStore, type ReadableStore } from '#base/store.ts';
import { parseJson, readStored, writeStored } from '#ui/shared/platform/storage.ts';

/** The site and its operator, from the last answer of the server: stored for offline use. */
const SiteInfo = z.catch(
  z.object({
    address: z.optional(z.string()),
    contact: z.optional(z.string()),
    source: z.optional(z.string()),
    /** False if the site sells nothing. */
    takesPayments: z.optional(z.boolean()),
    /** People who may sign up; everyone if it is missing. */
    signUp: z.optional(z.string()),
    /** Names of the pages with texts of the host. */
    pages: z.optional(z.array(z.string())),
  }),
  {},
);
type SiteInfo = Readonly<z.output<typeof SiteInfo>>;

const KEY = 'siteInfo';

const store = createStore(SiteInfo.parse(parseJson(readStored(KEY))));

/** The site and its operator; empty before the first answer of the server. */
export const siteInfo: ReadableStore<SiteInfo> = store;

/** Store the answer of the server. */
export function noteSite(told: SiteInfo): void {
  const info = SiteInfo.parse(told);
  writeStored(KEY, JSON.stringify(info));
  store.set(info);
}

/** The address of the site, if this page was opened under another one; else null. */
export function otherAddress({ address }: SiteInfo): string | null {
  return address === undefined || address === window.location.origin ? null : address;
}
