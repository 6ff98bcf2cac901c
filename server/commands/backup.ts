import path from 'node:path';
import { backUp, backUpInto, requireBackupFolder } from '../backup/backup.ts';
import { requireTarget } from '../backup/target.ts';
import { runWithArguments } from './readArguments.ts';
import { runCommand, printLine } from './runCommand.ts';
import { BACKUP } from './serverCommands.ts';

const folderIn = (dataFolder: string) => path.resolve(dataFolder, 'backups');

// `npm run backup [-- FILE]`: without a file, writes to the folder of the nightly backups.
await runWithArguments(BACKUP, async ({ operands: [file] }) =>
  runCommand({
    migrates: true,
    check: ({ dataFolder }) =>
      file === undefined
        ? requireBackupFolder(folderIn(dataFolder))
        : requireTarget(path.resolve(file)),
    work: async ({ env, url, signal }) => {
      if (file === undefined) {
        printLine(await backUpInto(url, folderIn(env.dataFolder), { signal }));
        return;
      }
      const rows = await backUp(url, path.resolve(file), { signal });
      printLine(`Backed up ${rows} rows to ${file}.`);
    },
  }),
);
