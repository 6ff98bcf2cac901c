import { readStored, writeStored } from '#ui/shared/platform/storage.ts';

/** What one version of the product brought. */
export interface ChangelogEntry {
  readonly version: string;
  /** Markdown. */
  readonly text: string;
}

const SEEN_KEY = 'changelogSeen';
const HEADING = /^## +(\d+(?:\.\d+)*).*$/m;

/** What every version brought, the newest first. It comes with the site, in its own file. */
export async function loadChangelog(): Promise<readonly ChangelogEntry[]> {
  const { default: text } = await import('../../../CHANGELOG.md?raw');
  return parseChangelog(text);
}

/** The entries of a changelog: a heading of the second rank begins each. */
export function parseChangelog(text: string): readonly ChangelogEntry[] {
  return text.split(/^(?=## )/m).flatMap((part) => {
    const version = HEADING.exec(part)?.[1];
    return version === undefined ? [] : [{ version, text: part.replace(HEADING, '').trim() }];
  });
}

/**
 * The entries that this browser has not seen. On a first visit nothing is new, for everything is:
 * from then on, what comes later.
 */
export function listUnseen(entries: readonly ChangelogEntry[]): readonly ChangelogEntry[] {
  const seen = readStored(SEEN_KEY);
  if (seen === null) noteSeen(entries);
  return seen === null ? [] : entries.filter(({ version }) => isNewer(version, seen));
}

/** All that there is was seen. */
export function noteSeen([newest]: readonly ChangelogEntry[]): void {
  if (newest) writeStored(SEEN_KEY, newest.version);
}

function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}
