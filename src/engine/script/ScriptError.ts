/** What a script did wrong, in a sentence for its author. Caught where the script ends. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}
