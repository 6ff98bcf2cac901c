/** What went wrong in a script. */
export interface ScriptProblem {
  /** A sentence for its author. */
  readonly message: string;
  /** Where; null if it is about no place. */
  readonly place: ScriptPlace | null;
}

/** A place in a script, both numbers from 1. */
interface ScriptPlace {
  readonly line: number;
  readonly column: number;
}

/** What the file of the script is called where it runs: how its places are found in a trace. */
export const SCRIPT_FILE = 'script.js';

/** How long a script may run. */
export const MAX_SCRIPT_SECONDS = 5;
/** How much memory it may use. */
export const MAX_SCRIPT_MEGABYTES = 64;

export const RAN_TOO_LONG: ScriptProblem = {
  message: `The script ran for more than ${MAX_SCRIPT_SECONDS} seconds and was stopped.`,
  place: null,
};
const USED_TOO_MUCH = `The script needed more than ${MAX_SCRIPT_MEGABYTES} MB of memory and was stopped.`;
export const CALLED_TOO_DEEP =
  'The script called functions inside functions without end and was stopped.';

/** Sentences for errors of the machine that runs scripts, by their messages. */
const STOPS: ReadonlyMap<string, string> = new Map([
  ['out of memory', USED_TOO_MUCH],
  ['stack overflow', CALLED_TOO_DEEP],
]);

/** Anything can be thrown. */
const NO_ERROR = 'The script threw something that is no error';

/** The longest message that is shown of a script's own. */
const MAX_MESSAGE = 300;

/** What was thrown, as its parts came out of the box. */
export interface Thrown {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** What was thrown, as a sentence with its place. */
export function problemOf({ name, message, stack }: Thrown): ScriptProblem {
  if (name === 'InternalError' && message === 'interrupted') return RAN_TOO_LONG;
  const stop = name === 'InternalError' ? STOPS.get(message) : undefined;
  const own = name === 'SyntaxError' ? `Syntax error: ${message}` : message || name;
  return { message: stop ?? sentence(own || NO_ERROR), place: placeIn(stack) };
}

function sentence(text: string): string {
  const short = text.length > MAX_MESSAGE ? `${text.slice(0, MAX_MESSAGE)}…` : text;
  const begun = short.charAt(0).toUpperCase() + short.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/** The innermost place of a trace that is in the script itself. */
function placeIn(stack: string): ScriptPlace | null {
  const match = /\bscript\.js:(\d{1,9}):(\d{1,9})/.exec(stack);
  return match ? { line: Number(match[1]), column: Number(match[2]) } : null;
}
