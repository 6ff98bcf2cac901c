/**
 * What a script did wrong, in a sentence for its author. Caught where the script ends. It is in
 * English, like the names that scripts use and what their machine says of them.
 */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}
