import { ADMIN_USAGE, readAdminCommand } from '../admin/adminCommands.ts';
import { openDatabase } from '../db/database.ts';
import { siteFromEnv } from '../start/siteFromEnv.ts';
import { printError, runCommand, printLine } from './runCommand.ts';

const WRONG_USAGE = 2;

// `npm run admin -- COMMAND`: commands for the operator of a site.
const words = process.argv.slice(2);
const command = readAdminCommand(words);
if (words.includes('--help')) printLine(ADMIN_USAGE);
else if (!command.ok) {
  printError(`${command.error}\n\n${ADMIN_USAGE}`);
  process.exitCode = WRONG_USAGE;
} else
  await runCommand({ migrates: true }, async ({ env, url }) => {
    const { db, close } = openDatabase(url, { poolSize: 1 });
    try {
      const result = await command.value({ db, site: siteFromEnv(env, env.port) });
      if (!result.ok) printError(result.error);
      else for (const line of result.value) printLine(line.replaceAll(/\p{Cc}/gu, ' '));
    } finally {
      await close();
    }
  });
