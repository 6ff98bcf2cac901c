type Kind = 'any' | 'number';

/** Types of arguments in compiled patterns, as the library numbers them. */
const POUND = 0;
const SELECT = 1;
const WITH_OPTIONS = new Set([SELECT, 2, 3]);

/**
 * True if `values` has a value for each argument of a compiled pattern, and numbers where the
 * pattern counts. False for patterns with tags, which only the page can write.
 */
export function takesValues(pattern: unknown, values: Readonly<Record<string, unknown>>): boolean {
  const kinds = new Map<string, Kind>();
  if (!collectKinds(pattern, kinds)) return false;
  return [...kinds].every(([name, kind]) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return kind === 'number' ? typeof value === 'number' : value !== undefined;
  });
}

/** Collects the arguments of a pattern with their kinds; false if it has a tag. */
function collectKinds(parts: unknown, kinds: Map<string, Kind>): boolean {
  if (!isList(parts)) return true;
  return parts.every((part) => {
    if (!isList(part)) return true;
    const [name, type, options] = part;
    if (typeof name !== 'string') return false;
    if (type !== undefined && (typeof type !== 'number' || type === POUND)) return false;
    if (kinds.get(name) !== 'number')
      kinds.set(name, type === undefined || type === SELECT ? 'any' : 'number');
    if (typeof type !== 'number' || !WITH_OPTIONS.has(type)) return true;
    return Object.values(options ?? {}).every((option) => collectKinds(option, kinds));
  });
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
