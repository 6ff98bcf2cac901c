/** Names of JavaScript's own globals that a public name of ours could take away. */
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

/** The global that scripts use for a name: one that JavaScript has begins with an underscore. */
export function globalName(name: string): string {
  return OWN_NAMES.has(name) ? `_${name}` : name;
}
