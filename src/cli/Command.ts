/** A command of the command line. */
export interface Command {
  readonly name: string;
  /** How it is called, after the program's name. */
  readonly usage: string;
  /** One sentence. */
  readonly summary: string;
  /** Runs with the words after the command's name. Returns the exit code. */
  run(args: readonly string[]): Promise<number>;
}

/** Exit codes. */
export const OK = 0;
/** The input was read and is not valid. */
export const FOUND_WRONG = 1;
/** The input or the call could not be understood. */
export const NOT_UNDERSTOOD = 2;

/** Report on standard error why nothing was done. */
export function refuse(message: string): number {
  process.stderr.write(`${message}\n`);
  return NOT_UNDERSTOOD;
}
