import type { ScriptProblem } from '#engine/script/problem.ts';

/** A problem as a sentence with its place. */
export function problemText({ message, place }: ScriptProblem): string {
  return place ? `Line ${place.line}, column ${place.column}: ${message}` : message;
}
