import {
  alignLines,
  asksForHelp,
  describeUsageError,
  writeHelp,
  writeUsage,
} from '#base/commandHelp.ts';
import { describe, FOUND_WRONG, NOT_UNDERSTOOD, OK, refuse, type Command } from './Command.ts';
import { checksumCommand } from './commands/checksumCommand.ts';
import { convertCommand } from './commands/convertCommand.ts';
import { evalCommand } from './commands/evalCommand.ts';
import { generateCommand } from './commands/generateCommand.ts';
import { hintCommand } from './commands/hintCommand.ts';
import { rateCommand } from './commands/rateCommand.ts';
import { renderCommand } from './commands/renderCommand.ts';
import { cluesCommand, easeCommand, hardenCommand } from './commands/setterCommands.ts';
import { solveCommand } from './commands/solveCommand.ts';
import { validateCommand } from './commands/validateCommand.ts';

/** All commands, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  validateCommand,
  solveCommand,
  hintCommand,
  rateCommand,
  generateCommand,
  cluesCommand,
  easeCommand,
  hardenCommand,
  convertCommand,
  renderCommand,
  checksumCommand,
  evalCommand,
];

/**
 * Run the command line and return the exit code: 0 for success, 1 for invalid input, 2 for input or
 * arguments that could not be parsed. See docs/command-line.md.
 */
export async function run(args: readonly string[]): Promise<number> {
  const [first = '--help', ...rest] = args;
  const isHelp = ['help', '--help', '-h'].includes(first);
  const name = isHelp ? rest[0] : first;
  if (name === undefined) return print(listCommands());
  const command = COMMANDS.find((known) => known.name === name);
  if (!command) return refuse(`Unknown command: ${name}. See --help.`);
  if (isHelp || asksForHelp(rest)) return print(writeHelp(describe(command)));
  try {
    return await command.run(rest);
  } catch (error) {
    const problem = describeUsageError(error);
    if (problem === null) throw error;
    return refuse(`${problem} Usage: ${writeUsage(describe(command))}`);
  }
}

function print(text: string): number {
  process.stdout.write(text);
  return OK;
}

function listCommands(): string {
  const sections = [
    'chiaro: check, solve, explain, make, convert and draw grid logic puzzles',
    'Usage:\n  npm run --silent chiaro -- COMMAND [ARGUMENTS]',
    `Commands:\n${alignLines(COMMANDS.map(({ name, summary }) => [name, summary]))}`,
    'COMMAND --help prints the options of a command, an example and its exit codes.',
    `Exit codes:\n${alignLines([
      [String(OK), 'Success.'],
      [String(FOUND_WRONG), 'validate found an error in the puzzle, or no puzzle was found.'],
      [String(NOT_UNDERSTOOD), 'The input or the arguments are invalid.'],
    ])}`,
  ];
  return `${sections.join('\n\n')}\n`;
}
