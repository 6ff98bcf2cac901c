import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { SiteStatus } from '#contract/siteStatus.ts';
import { isBackupName } from './backup.ts';

/** The backups in a folder: their number, and the last one. A missing folder has none. */
export async function readBackups(folder: string): Promise<Omit<SiteStatus['backups'], 'isOn'>> {
  const names = (await readdir(folder).catch(() => [])).filter(isBackupName).toSorted();
  const newest = names.at(-1);
  if (newest === undefined) return { count: 0, last: null };
  const { size, mtime } = await stat(path.join(folder, newest));
  return { count: names.length, last: { at: mtime.toISOString(), bytes: size } };
}
