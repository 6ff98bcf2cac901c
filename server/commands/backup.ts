import path from 'node:path';
import { backUp, backUpInto } from '../backup/backup.ts';
import { runCommand, printLine } from './runCommand.ts';

// `npm run backup [-- FILE]`: without a file, writes to the folder of the nightly backups.
await runCommand({ migrates: true }, async ({ env, url }) => {
  const [file] = process.argv.slice(2);
  if (file === undefined) {
    printLine(await backUpInto(url, path.join(env.dataFolder, 'backups')));
    return;
  }
  const rows = await backUp(url, path.resolve(file));
  printLine(`${rows} rows are in ${file}.`);
});
