import { defineAbsentNames, SCRIPT_GLOBALS } from './globals.ts';

/*
 * Where the bundle for the box begins: it is run before each script, in the same world, and leaves
 * what scripts may use as globals. They can be replaced, as by a variable of the script's own.
 */
for (const [name, value] of Object.entries(SCRIPT_GLOBALS)) {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}
defineAbsentNames(globalThis);

export { writeScriptResult } from './scriptResult.ts';
