import path from 'node:path';
import { restore } from '../backup/restore.ts';
import { runWithArguments } from './readArguments.ts';
import { runCommand, printLine } from './runCommand.ts';
import { RESTORE } from './serverCommands.ts';

// `npm run restore -- FILE`: restores into the database of the settings, which must be empty.
await runWithArguments(RESTORE, async ({ operands: [file = ''] }) =>
  runCommand({ migrates: false }, async ({ url }) => {
    const rows = await restore(url, path.resolve(file));
    printLine(`Restored ${rows} rows.`);
  }),
);
