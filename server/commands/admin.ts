import { ADMIN_USAGE, findAdminHelp, readAdminCommand } from '../admin/adminCommands.ts';
import { openDatabase } from '../db/database.ts';
import { adminContext } from '../admin/adminContext.ts';
import { printUsageError } from './readArguments.ts';
import { printError, runCommand, printLine } from './runCommand.ts';

// `npm run admin -- COMMAND`: commands for the operator of a site.
const words = process.argv.slice(2);
const command = readAdminCommand(words);
const help = findAdminHelp(words);
if (help !== null) printLine(help);
else if (!command.ok) printUsageError(`${command.error}\n\n${ADMIN_USAGE}`);
else
  await runCommand({
    migrates: true,
    work: async ({ env, url }) => {
      const { db, close } = openDatabase(url, { poolSize: 1 });
      try {
        const context = await adminContext(db, { env, variables: process.env });
        const result = await command.value(context);
        if (!result.ok) printError(result.error);
        else for (const line of result.value) printLine(line.replaceAll(/\p{Cc}/gu, ' '));
      } finally {
        await close();
      }
    },
  });
