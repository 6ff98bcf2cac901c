import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readHeader } from '../backup/readBackup.ts';
import { restore } from '../backup/restore.ts';
import { requireSource } from '../backup/target.ts';
import { runWithArguments } from './readArguments.ts';
import { runCommand, printLine } from './runCommand.ts';
import { RESTORE } from './serverCommands.ts';

// `npm run restore -- FILE`: restores into the database of the settings, which must be empty.
await runWithArguments(RESTORE, async ({ operands: [name = ''] }) => {
  const file = path.resolve(name);
  await runCommand({
    migrates: false,
    check: () => requireBackup(file),
    work: async ({ url, signal }) => {
      const rows = await restore(url, file, { signal });
      printLine(`Restored ${rows} rows.`);
    },
  });
});

/** Before a database is created for it. A pipe can be read only once. */
async function requireBackup(file: string): Promise<void> {
  await requireSource(file);
  if ((await stat(file)).isFile()) await readHeader(file);
}
