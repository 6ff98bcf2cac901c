import path from 'node:path';
import { backUp, backUpInto } from '../backup/backup.ts';
import { runWithArguments } from './readArguments.ts';
import { runCommand, printLine } from './runCommand.ts';
import { BACKUP } from './serverCommands.ts';

// `npm run backup [-- FILE]`: without a file, writes to the folder of the nightly backups.
await runWithArguments(BACKUP, async ({ operands: [file] }) =>
  runCommand({ migrates: true }, async ({ env, url }) => {
    if (file === undefined) {
      printLine(await backUpInto(url, path.join(env.dataFolder, 'backups')));
      return;
    }
    const rows = await backUp(url, path.resolve(file));
    printLine(`Backed up ${rows} rows to ${file}.`);
  }),
);
