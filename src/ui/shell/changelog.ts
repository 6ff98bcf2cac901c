import { readStored, writeStored } from '#ui/shared/platform/storage.ts';

/** The entry of one version. */
export interface ChangelogEntry {
  readonly version: string;
  /** Markdown. */
  readonly text: string;
}

const SEEN_KEY = 'changelogSeen';
const HEADING = /^## +(\d+(?:\.\d+)*).*$/m;

/** Load the entries of all versions, the newest first. The changelog is a file of its own. */
export async function loadChangelog(): Promise<readonly ChangelogEntry[]> {
  const { default: text } = await import('../../../CHANGELOG.md?raw');
  return parseChangelog(text);
}

/** Parse a changelog. Each entry begins with a level-2 heading. */
export function parseChangelog(text: string): readonly ChangelogEntry[] {
  return text.split(/^(?=## )/m).flatMap((part) => {
    const version = HEADING.exec(part)?.[1];
    return version === undefined ? [] : [{ version, text: part.replace(HEADING, '').trim() }];
  });
}

/**
 * The entries that this browser has not seen. On a first visit there are none: only later versions
 * are news.
 */
export function listUnseen(entries: readonly ChangelogEntry[]): readonly ChangelogEntry[] {
  const seen = readStored(SEEN_KEY);
  if (seen === null) noteSeen(entries);
  return seen === null ? [] : entries.filter(({ version }) => isNewer(version, seen));
}

/** Mark all entries as seen. */
export function noteSeen([newest]: readonly ChangelogEntry[]): void {
  if (newest) writeStored(SEEN_KEY, newest.version);
}

function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}
