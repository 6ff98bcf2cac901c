import type { HostPage } from '#contract/hostPages.ts';
import type { HostPageName } from '#contract/hostPageNames.ts';

/** The pages with texts of the host. */
export interface HostPages {
  /** The pages that exist, with the time of their last change. */
  readonly list: () => Promise<readonly HostPageEntry[]>;
  /** A page, in this language if the host has it; null if there is no such page. */
  readonly read: (name: HostPageName, language: string | undefined) => Promise<HostPage | null>;
}

export interface HostPageEntry {
  readonly name: HostPageName;
  readonly changedAt: string;
}
