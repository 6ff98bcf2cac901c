import { databaseServer } from '../start/DatabaseServer.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { parseEnv, type Env } from '../env.ts';
import { StartProblem } from '../StartProblem.ts';
import { stopSignal } from '../start/stopSignal.ts';

/** The database of a site, for a command that runs next to the server. */
export interface CommandContext {
  readonly env: Env;
  /** A direct connection, past any pooler. */
  readonly url: string;
  readonly signal: AbortSignal;
}

interface CommandOptions {
  /** Migrates the tables first; false leaves the database as it is. */
  readonly migrates: boolean;
}

/**
 * Run a command that needs the database: connect to it if the site runs, else start it and stop it
 * again. Prints problems as a sentence and exits with code 1.
 */
export async function runCommand(
  { migrates }: CommandOptions,
  work: (context: CommandContext) => Promise<void>,
): Promise<void> {
  const env = parseEnv(process.env);
  if (!env.ok) {
    printError(env.error.join('\n'));
    return;
  }
  const server = databaseServer(env.value);
  const signal = stopSignal();
  try {
    await server.start(signal);
    if (migrates) await migrateDatabase(server.directUrl);
    await work({ env: env.value, url: server.directUrl, signal });
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    printError(error.message);
  } finally {
    await server.stop();
  }
}

export function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printError(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
