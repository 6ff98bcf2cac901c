import type { Logger } from 'pino';
import { effectiveSettings, parseEnv, type Variables } from '../env.ts';
import { createLog } from '../ops/log.ts';
import { serve } from './serve.ts';
import { StartProblem } from '../StartProblem.ts';
import { stopSignal } from './stopSignal.ts';

interface Run {
  readonly variables: Variables;
  /** Print the settings and exit. */
  readonly isCheck: boolean;
  /** The built pages; null serves the API alone. */
  readonly pagesDirectory: string | null;
  /** The built script of the workers that check puzzles. */
  readonly puzzleWorker: URL;
}

/**
 * Run the server, from reading the settings to the end of the process. If it cannot start, it
 * prints the reason to stderr and exits with code 1.
 */
export async function runServer({ variables, isCheck, ...files }: Run): Promise<void> {
  const env = parseEnv(variables);
  if (isCheck) say(effectiveSettings(variables));
  if (!env.ok) {
    giveUp(env.error);
    return;
  }
  if (isCheck) return;
  const isTerminal = process.stdout.isTTY;
  const log = createLog({ level: env.value.logLevel, isTerminal });
  endOnMistakes(log);
  try {
    await serve({ ...files, env: env.value, log, signal: stopSignal() });
  } catch (error) {
    if (!(error instanceof StartProblem)) log.fatal({ err: error }, 'the server cannot start');
    giveUp([error instanceof StartProblem ? error.message : 'The server cannot start: see above.']);
  }
  setTimeout(() => process.exit(), EXIT_GRACE_MS).unref(); // whatever some library holds on to
}

const EXIT_GRACE_MS = 1_000;

/** Not by Node itself, which would print all fields of an error, secrets among them. */
function endOnMistakes(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the server ends because of a mistake in it');
    process.exit(1);
  });
}

function say(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

function giveUp(sentences: readonly string[]): void {
  process.stderr.write(sentences.map((sentence) => `${sentence}\n`).join(''));
  process.exitCode = 1;
}
