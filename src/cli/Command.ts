import type { CommandDescription, CommandOptions } from '#base/commandHelp.ts';

/** A command of the command line. */
export interface Command {
  readonly name: string;
  /** The arguments that are no options: `FILE|-`; empty for none. */
  readonly operands: string;
  /** Purpose, as an imperative sentence. */
  readonly summary: string;
  readonly options: CommandOptions;
  /** Arguments of a complete call. */
  readonly example: string;
  /** Meaning of every exit code. */
  readonly exitCodes: Readonly<Record<number, string>>;
  /** Runs the command with its arguments. Returns the exit code. */
  run(args: readonly string[]): Promise<number>;
}

/** Exit codes. */
export const OK = 0;
/** The input was read and is not valid. */
export const FOUND_WRONG = 1;
/** The input or the arguments could not be parsed. */
export const NOT_UNDERSTOOD = 2;

/** Exit codes of commands that read one file. */
export const FILE_EXIT_CODES = {
  [OK]: 'Success.',
  [NOT_UNDERSTOOD]: 'The file or the arguments are invalid.',
};

/** Exit codes of commands that answer one puzzle, or each line of standard input. */
export const LINE_EXIT_CODES = {
  [OK]: 'Every puzzle has a line of output; a puzzle that can’t be read has its error there.',
  [NOT_UNDERSTOOD]: 'The arguments are invalid.',
};

export const MISSING_FILE = 'Pass one file, or - for standard input.';
export const TOO_MANY_TEXTS =
  'Pass one text or link, or nothing to read lines from standard input.';

/** The parts of a command's help. */
export function describe(command: Command): CommandDescription {
  const { name, operands, summary, options, example, exitCodes } = command;
  const call = ['chiaro', name, operands].filter((word) => word !== '').join(' ');
  return { call, summary, options, example: `chiaro ${example}`, exitCodes };
}

/** Report on standard error why the command did nothing. */
export function refuse(message: string): number {
  process.stderr.write(`${message}\n`);
  return NOT_UNDERSTOOD;
}
