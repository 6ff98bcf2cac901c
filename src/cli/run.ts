import { OK, refuse, type Command } from './Command.ts';
import { checksumCommand } from './commands/checksumCommand.ts';
import { convertCommand } from './commands/convertCommand.ts';
import { evalCommand } from './commands/evalCommand.ts';
import { hintCommand } from './commands/hintCommand.ts';
import { rateCommand } from './commands/rateCommand.ts';
import { renderCommand } from './commands/renderCommand.ts';
import { solveCommand } from './commands/solveCommand.ts';
import { validateCommand } from './commands/validateCommand.ts';

const COMMANDS: readonly Command[] = [
  evalCommand,
  validateCommand,
  convertCommand,
  checksumCommand,
  renderCommand,
  solveCommand,
  hintCommand,
  rateCommand,
];

/**
 * Run the command line and return the exit code: 0 for success, 1 for invalid input, 2 for input or
 * arguments that could not be parsed. See docs/command-line.md.
 */
export async function run(args: readonly string[]): Promise<number> {
  exitQuietlyOnClosedPipe();
  const [name, ...rest] = args;
  if (
    name === undefined ||
    name === 'help' ||
    name === '--help' ||
    name === '-h' ||
    rest.includes('--help')
  ) {
    process.stdout.write(help());
    return OK;
  }
  const command = COMMANDS.find((known) => known.name === name);
  if (!command) return refuse(`Unknown command: ${name}. See --help.`);
  try {
    return await command.run(rest);
  } catch (error) {
    if (isUsageError(error))
      return refuse(`${firstSentence(error.message)} Usage: chiaro ${command.usage}`);
    throw error;
  }
}

function help(): string {
  const lines = COMMANDS.map(({ usage, summary }) => `  chiaro ${usage}\n      ${summary}\n`);
  return `Chiaro reads, judges, solves and converts puzzles.\n\n${lines.join('')}`;
}

function firstSentence(message: string): string {
  return message.replace(/\. .*$/s, '.');
}

/** Options that `parseArgs` does not know or that lack their value. */
function isUsageError(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS')
  );
}

/** A reader such as `head` closes the pipe when it has read enough, which is no error. */
function exitQuietlyOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(OK);
    throw error;
  });
}
