import { CLUE_CLASSES, Rule, ScriptSymbol } from './clueClasses.ts';
import { ENUMS } from './enums.ts';
import { globalName } from './globalName.ts';
import { GridData } from './GridData.ts';
import { HELPERS } from './helpers.ts';
import { ScriptError } from './ScriptError.ts';

/** Everything that scripts find as a global, by its name. */
export const SCRIPT_GLOBALS: Readonly<Record<string, unknown>> = {
  GridData,
  Rule,
  [globalName('Symbol')]: ScriptSymbol,
  ...CLUE_CLASSES,
  ...ENUMS,
  ...HELPERS,
};

/** What pages and programs have as globals, and scripts have not. */
export const ABSENT_NAMES = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'Worker',
  'importScripts',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'cookieStore',
  'BroadcastChannel',
  'window',
  'self',
  'document',
  'navigator',
  'location',
  'history',
  'alert',
  'postMessage',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'process',
  'require',
] as const;

/**
 * Make each absent name say so wherever a script reaches for it, through `globalThis` too. A script
 * may still use the names for variables of its own.
 */
export function defineAbsentNames(target: object): void {
  for (const name of ABSENT_NAMES) {
    Object.defineProperty(target, name, {
      configurable: true,
      get() {
        throw new ScriptError(absence(name));
      },
      set(value: unknown) {
        Object.defineProperty(target, name, { value, writable: true, configurable: true });
      },
    });
  }
}

/** Why there is no such name. */
export function absence(name: string): string {
  return `Scripts have no network, no storage and no page, so there is no ${name}.`;
}
