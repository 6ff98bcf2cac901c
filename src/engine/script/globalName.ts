/** JavaScript globals that a name of the script interface could hide. */
const OWN_NAMES: ReadonlySet<string> = new Set([
  'Array',
  'ArrayBuffer',
  'BigInt',
  'Boolean',
  'DataView',
  'Date',
  'Error',
  'Function',
  'Infinity',
  'Iterator',
  'JSON',
  'Map',
  'Math',
  'NaN',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'WeakMap',
  'WeakRef',
  'WeakSet',
]);

/**
 * The name of a global of scripts: a name that JavaScript already has gets an underscore as prefix.
 */
export function globalName(name: string): string {
  return OWN_NAMES.has(name) ? `_${name}` : name;
}
