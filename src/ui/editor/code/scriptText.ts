import { message as worded, type Text } from '#texts/message.ts';
import type { ScriptProblem } from '#engine/script/problem.ts';

/** A problem as a sentence with its place. */
export function problemText({ message, place }: ScriptProblem): Text {
  return place ? worded('code.atPlace', { ...place, problem: message }) : message;
}
