import { parseArgs } from 'node:util';
import {
  asksForHelp,
  describeUsageError,
  writeHelp,
  writeUsage,
  type CommandOptions,
} from '#base/commandHelp.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { printError, printLine } from './runCommand.ts';
import { WRONG_USAGE, type ServerCommand } from './serverCommands.ts';

/** The parsed arguments of a command. */
interface Arguments {
  /** Values of the options that are set or have a default. */
  readonly values: ReadonlyMap<string, string>;
  readonly operands: readonly string[];
}

/** Parse arguments. The error is a sentence and the usage. */
export function readArguments(
  command: ServerCommand,
  args: readonly string[],
): Result<Arguments, string> {
  const parsed = parseWords(command.options, args);
  if (!parsed.ok) return fail(`${parsed.error} Usage: ${writeUsage(command)}`);
  const count = parsed.value.operands.length;
  return count >= command.leastOperands && count <= command.mostOperands
    ? parsed
    : fail(`Usage: ${writeUsage(command)}`);
}

function parseWords(options: CommandOptions, args: readonly string[]): Result<Arguments, string> {
  const end = args.indexOf('--');
  // parseArgs takes a single dash, the sign for standard input, as an operand.
  if (args.slice(0, end === -1 ? args.length : end).includes('-'))
    return fail("Unknown option '-'.");
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const texts = Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    return ok({ values: new Map(texts), operands: positionals });
  } catch (error) {
    const problem = describeUsageError(error);
    if (problem === null) throw error;
    return fail(problem);
  }
}

/**
 * Run a command with the arguments of this process. Prints the help instead if they ask for it, and
 * exits with code 2 if they are invalid.
 */
export async function runWithArguments(
  command: ServerCommand,
  work: (given: Arguments) => Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) {
    printLine(writeHelp(command).trimEnd());
    return;
  }
  const given = readArguments(command, args);
  if (given.ok) await work(given.value);
  else printUsageError(given.error);
}

export function printUsageError(sentence: string): void {
  printError(sentence);
  process.exitCode = WRONG_USAGE;
}
