/** A command of the command line. */
export interface Command {
  readonly name: string;
  /** The arguments, after the program's name. */
  readonly usage: string;
  /** A description in one sentence. */
  readonly summary: string;
  /** Runs the command with its arguments. Returns the exit code. */
  run(args: readonly string[]): Promise<number>;
}

/** Exit codes. */
export const OK = 0;
/** The input was read and is not valid. */
export const FOUND_WRONG = 1;
/** The input or the arguments could not be parsed. */
export const NOT_UNDERSTOOD = 2;

/** Report on standard error why the command did nothing. */
export function refuse(message: string): number {
  process.stderr.write(`${message}\n`);
  return NOT_UNDERSTOOD;
}
