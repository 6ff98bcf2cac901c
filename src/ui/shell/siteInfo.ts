import * as z from 'zod/mini';
import { createStore, type ReadableStore } from '#base/store.ts';
import { parseJson, readStored, writeStored } from '#ui/shared/platform/storage.ts';

/** Whose site this is, as its server last told: known without a network too. */
const SiteInfo = z.catch(
  z.object({ contact: z.optional(z.string()), source: z.optional(z.string()) }),
  {},
);
type SiteInfo = Readonly<z.output<typeof SiteInfo>>;

const KEY = 'siteInfo';

const store = createStore(SiteInfo.parse(parseJson(readStored(KEY))));

/** Whose site this is; empty until its server told for the first time. */
export const siteInfo: ReadableStore<SiteInfo> = store;

/** Note what the server tells. */
export function noteSite(told: SiteInfo): void {
  const info = SiteInfo.parse(told);
  writeStored(KEY, JSON.stringify(info));
  store.set(info);
}
