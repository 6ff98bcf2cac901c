import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { backUp } from './backup.ts';

const DAILY = 7;
const WEEKLY = 4;
const MS_PER_WEEK = 7 * 86_400_000;
const NAME = /^chiaro-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2})Z\.gz$/;

/** File name of a backup made at this moment; names sort by time. */
export function backupName(moment: Date): string {
  return `chiaro-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.gz`;
}

/** Back up into a folder and delete expired backups there. Returns the file. */
export async function backUpInto(url: string, folder: string, now = new Date()): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, backupName(now));
  await backUp(url, file);
  const tooOld = backupsTooOld(await readdir(folder));
  await Promise.all(tooOld.map((name) => rm(path.join(folder, name))));
  return file;
}

/**
 * Files of a folder to delete. Kept are the newest seven, and the newest of each of the four weeks
 * before them. Files with other names are ignored.
 */
export function backupsTooOld(names: readonly string[]): readonly string[] {
  const newestFirst = names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed();
  const retained = new Set(newestFirst.slice(0, DAILY));
  const weeks = new Set<number>();
  for (const name of newestFirst.slice(DAILY)) {
    const week = weekOf(name);
    if (weeks.has(week) || weeks.size === WEEKLY) continue;
    weeks.add(week);
    retained.add(name);
  }
  return newestFirst.filter((name) => !retained.has(name));
}

function weekOf(name: string): number {
  const [, moment = ''] = NAME.exec(name) ?? [];
  const [day = '', time = ''] = moment.split('T');
  return Math.floor(Date.parse(`${day}T${time.replaceAll('-', ':')}Z`) / MS_PER_WEEK);
}
