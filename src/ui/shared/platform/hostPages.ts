import * as z from 'zod/mini';
import { HOST_PAGES, type HostPageName } from '#contract/hostPageNames.ts';
import { HostPage, readHostPage } from '#contract/hostPages.ts';
import type { Language } from '#texts/languages.ts';
import { parseJson, readStored, removeStored, writeStored } from './storage.ts';

/** A page as stored for use without a network. */
const Stored = z.catch(z.nullable(z.object({ language: z.string(), page: HostPage })), null);

const keyOf = (name: HostPageName) => `hostPage.${name}`;

/** The stored text of a page, as read in this language or another one; null if there is none. */
export function storedHostPage(name: HostPageName): HostPage | null {
  return Stored.parse(parseJson(readStored(keyOf(name))))?.page ?? null;
}

/** Store a page for use without a network. */
export function storeHostPage(name: HostPageName, language: Language, page: HostPage): void {
  writeStored(keyOf(name), JSON.stringify({ language, page }));
}

type Call = (
  endpoint: typeof readHostPage,
  input: { params: { name: HostPageName }; query: { language: Language } },
) => Promise<HostPage>;

/**
 * Store the pages of the host that are not stored as they are now, and forget those that are gone.
 */
export async function storeHostPages(
  told: readonly { readonly name: string; readonly changedAt: string }[],
  language: Language,
  call: Call,
): Promise<void> {
  for (const name of HOST_PAGES) {
    const found = told.find((page) => page.name === name);
    const stored = Stored.parse(parseJson(readStored(keyOf(name))));
    if (!found) removeStored(keyOf(name));
    else if (stored?.language !== language || stored.page.changedAt < found.changedAt)
      storeHostPage(
        name,
        language,
        await call(readHostPage, { params: { name }, query: { language } }),
      );
  }
}
