import path from 'node:path';
import { restore } from '../backup/restore.ts';
import { printError, runCommand, printLine } from './runCommand.ts';

// `npm run restore -- FILE`: restores into the database of the settings, which must be empty.
const [file] = process.argv.slice(2);
if (file === undefined) printError('Say which file to restore: npm run restore -- FILE');
else
  await runCommand({ migrates: false }, async ({ url }) => {
    const rows = await restore(url, path.resolve(file));
    printLine(`${rows} rows were restored.`);
  });
