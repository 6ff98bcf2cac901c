import { CLUE_CLASSES, Rule, ScriptSymbol } from './clueClasses.ts';
import { ENUMS } from './enums.ts';
import { globalName } from './clues.ts';
import { GridConnections, GridZones } from './edgeLists.ts';
import { CONFIG_TYPES } from './oldNames.ts';
import { TileData } from './TileData.ts';
import { GridData } from './GridData.ts';
import { HELPERS, ScriptError } from './helpers.ts';

/** All globals of scripts, by name. */
export const SCRIPT_GLOBALS: Readonly<Record<string, unknown>> = {
  GridData,
  Rule,
  [globalName('Symbol')]: ScriptSymbol,
  ...CLUE_CLASSES,
  ...ENUMS,
  ConfigType: CONFIG_TYPES,
  GridConnections,
  GridZones,
  TileData,
  ...HELPERS,
};

/** Globals of pages and programs that scripts lack. */
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
 * Make each absent name throw an explanation when it is used, also through `globalThis`. A script
 * may still declare variables with these names.
 */
export function defineAbsentNames(target: object): void {
  for (const name of ABSENT_NAMES) {
    Object.defineProperty(target, name, {
      configurable: true,
      get() {
        throw new ScriptError(explainAbsence(name));
      },
      set(value: unknown) {
        Object.defineProperty(target, name, { value, writable: true, configurable: true });
      },
    });
  }
}

/** The explanation for an absent name. */
export function explainAbsence(name: string): string {
  return `Scripts have no network, no storage and no page, so there is no ${name}.`;
}
