/**
 * An error of a script, as a sentence for its author. Caught at the end of the script. In English,
 * like the names in scripts and the messages of their engine.
 */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}
