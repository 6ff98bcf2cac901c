import { defineAbsentNames, SCRIPT_GLOBALS } from './globals.ts';

/*
 * Entry of the bundle that runs in the sandbox: it is evaluated before each script, in the same
 * realm, and defines the globals of scripts. A script can replace them, for example with its own
 * variables.
 */
for (const [name, value] of Object.entries(SCRIPT_GLOBALS)) {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}
defineAbsentNames(globalThis);

export { writeScriptResult } from './scriptResult.ts';
