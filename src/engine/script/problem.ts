import { message as worded, type Text } from '#texts/message.ts';

/** An error of a script. */
export interface ScriptProblem {
  /** A sentence for its author. */
  readonly message: Text;
  /** Null if the error is about no place. */
  readonly place: ScriptPlace | null;
}

/** A place in a script, both numbers from 1. */
interface ScriptPlace {
  readonly line: number;
  readonly column: number;
}

/** File name of the script in stack traces. */
export const SCRIPT_FILE = 'script.js';

/** Time limit of a script. */
export const MAX_SCRIPT_SECONDS = 5;
/** Memory limit of a script. */
export const MAX_SCRIPT_MEGABYTES = 64;

export const RAN_TOO_LONG: ScriptProblem = {
  message: worded('code.ranTooLong', { seconds: MAX_SCRIPT_SECONDS }),
  place: null,
};
const USED_TOO_MUCH = worded('code.usedTooMuch', { megabytes: MAX_SCRIPT_MEGABYTES });
export const CALLED_TOO_DEEP = worded('code.calledTooDeep');

/** Sentences for errors of the script engine, by their messages. */
const STOPS: ReadonlyMap<string, Text> = new Map([
  ['out of memory', USED_TOO_MUCH],
  ['stack overflow', CALLED_TOO_DEEP],
]);

/** Maximum length of the script's own message. */
const MAX_MESSAGE = 300;

/** The parts of a thrown value. */
export interface Thrown {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** The sentence and place of a thrown value. */
export function problemFromThrown({ name, message, stack }: Thrown): ScriptProblem {
  if (name === 'InternalError' && message === 'interrupted') return RAN_TOO_LONG;
  const stop = name === 'InternalError' ? STOPS.get(message) : undefined;
  return { message: stop ?? ownWords(name, message), place: placeIn(stack) };
}

/** The script's own message; any value can be thrown. */
function ownWords(name: string, message: string): Text {
  if (name === 'SyntaxError') return worded('code.syntaxError', { problem: ended(message) });
  const own = message || name;
  return own === '' ? worded('code.noError') : ended(own.charAt(0).toUpperCase() + own.slice(1));
}

function ended(words: string): string {
  const short = words.length > MAX_MESSAGE ? `${words.slice(0, MAX_MESSAGE)}…` : words;
  return /[.!?…]$/.test(short) ? short : `${short}.`;
}

/** The innermost place of a stack trace that is in the script itself. */
function placeIn(stack: string): ScriptPlace | null {
  const match = /\bscript\.js:(\d{1,9}):(\d{1,9})/.exec(stack);
  return match ? { line: Number(match[1]), column: Number(match[2]) } : null;
}
