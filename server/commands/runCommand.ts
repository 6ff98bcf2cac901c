import { databaseServer } from '../start/DatabaseServer.ts';
import { errorCode, isDatabaseDown } from '../db/databaseErrors.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { parseEnv, type Env } from '../env.ts';
import { StartProblem } from '../StartProblem.ts';
import { stopSignal } from '../start/stopSignal.ts';

/** The database of a site, for a command that runs next to the server. */
interface CommandContext {
  readonly env: Env;
  /** A direct connection, past any pooler. */
  readonly url: string;
  readonly signal: AbortSignal;
}

interface Command {
  /** Migrates the tables first; false leaves the database as it is. */
  readonly migrates: boolean;
  /** Throws a `StartProblem` before the database is started. */
  readonly check?: (env: Env) => Promise<void>;
  readonly work: (context: CommandContext) => Promise<void>;
}

/**
 * Run a command that needs the database: connect to it if the site runs, else start it and stop it
 * again. Prints problems as a sentence and exits with code 1.
 */
export async function runCommand({ migrates, check, work }: Command): Promise<void> {
  const env = parseEnv(process.env);
  if (!env.ok) {
    printError(env.error.join('\n'));
    return;
  }
  const signal = stopSignal();
  await runPrintingProblems(signal, async () => {
    await check?.(env.value);
    const server = databaseServer(env.value);
    try {
      await server.start(signal);
      if (migrates) await migrateDatabase(server.directUrl);
      await work({ env: env.value, url: server.directUrl, signal });
    } finally {
      await server.stop();
    }
  });
}

/** Run work that ends early, by a signal or with a problem: this is printed as a sentence. */
export async function runPrintingProblems(
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const problem = signal.aborted ? 'Stopped.' : describeProblem(error);
    if (problem === null) throw error;
    printError(problem);
  }
}

/** A problem that the operator can solve, as a sentence; null for bugs. */
function describeProblem(error: unknown): string | null {
  if (error instanceof StartProblem) return error.message;
  const code = errorCode(error);
  if (isDatabaseDown(error)) return `The database stopped answering (${code ?? 'no answer'}).`;
  if (code === DISK_FULL) return 'The disk of the database is full.';
  if (code === undefined || !/^[\dA-Z]{5}$/.test(code)) return null;
  return `The database refuses this: ${messageOf(error)} (${code}).`;
}

/** `disk_full` of PostgreSQL. */
const DISK_FULL = '53100';

/** The message of the database, without the query that the query layer puts around it. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? messageOf(error.cause) : error.message;
}

// A reader that has seen enough closes the pipe, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

export function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printError(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
