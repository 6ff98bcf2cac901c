import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Files that import others. */
export const CODE = /\.(?:[cm]?[jt]s|tsx)$/;
/** A file that code reads or starts by its address: a worker, a table, a page of the docs. */
const ADDRESS = /new URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url/g;
/** Vite's lists of files: `import.meta.glob('./*.ts')`. */
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*['"]([^'"*]+)[^'"]*['"]/g;
/** A Vite query after a file name. */
const QUERY = /\?.*$/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/**
 * Module requests of a file as written, without type-only imports.
 * @param {import('vite').ParseResult} parsed
 * @param {string} text
 * @returns {{ imports: string[], folders: string[] }} `folders`: path prefixes of file lists
 */
function requestsOf({ module }, text) {
  const isValue = (/** @type {{ isType: boolean }} */ { isType }) => !isType;
  const statics = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(isValue))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(isValue)
    .flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
  const dynamics = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start + 1, end - 1),
  );
  const addresses = [...text.matchAll(ADDRESS)].flatMap(([, address]) => address ?? []);
  return {
    imports: [...statics, ...exports, ...dynamics, ...addresses],
    folders: [...text.matchAll(GLOB)].flatMap(([, beginning]) => beginning ?? []),
  };
}

/**
 * Create a resolver of module requests: relative to the importing file, or by an alias of
 * `package.json`.
 * @param {ReadonlySet<string>} files
 * @param {Readonly<Record<string, string>>} aliases
 */
function resolver(files, aliases) {
  const beginnings = Object.entries(aliases).map(([name, target]) => ({
    name: name.replace('*', ''),
    folder: target.replace('./', '').replace('*', ''),
  }));
  /**
   * @param {string} from
   * @param {string} request
   * @returns {string | null} null for packages
   */
  const pathOf = (from, request) => {
    if (request.startsWith('.')) return path.posix.join(path.posix.dirname(from), request);
    const alias = beginnings.find(({ name }) => request.startsWith(name));
    return alias ? alias.folder + request.slice(alias.name.length) : null;
  };
  /**
   * @param {string} from
   * @param {string} request
   * @returns {string | null}
   */
  const fileOf = (from, request) => {
    const target = pathOf(from, request.replace(QUERY, ''));
    if (target === null) return null;
    return ENDINGS.map((ending) => target + ending).find((file) => files.has(file)) ?? null;
  };
  return { pathOf, fileOf };
}

/**
 * The direct importers of each file.
 * @param {string} root
 * @param {readonly string[]} names all files of the project, below `root`
 * @returns {Promise<ReadonlyMap<string, ReadonlySet<string>>>} the importers of each imported file
 */
export async function readImporters(root, names) {
  const { parseSync } = await import('vite'); // after the packages are installed
  const files = new Set(names);
  const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { pathOf, fileOf } = resolver(files, imports);
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  const add = (/** @type {string | null} */ file, /** @type {string} */ importer) => {
    if (file === null) return;
    const known = importers.get(file);
    if (known) known.add(importer);
    else importers.set(file, new Set([importer]));
  };
  for (const file of names.filter((name) => CODE.test(name))) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const requests = requestsOf(parseSync(file, text), text);
    for (const request of requests.imports) add(fileOf(file, request), file);
    for (const beginning of requests.folders) {
      const folder = pathOf(file, beginning);
      if (folder === null) continue;
      for (const name of names) if (name.startsWith(folder)) add(name, file);
    }
  }
  return importers;
}

/**
 * These files, and all direct or indirect importers.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} importers
 * @param {readonly string[]} files
 * @returns {ReadonlyMap<string, number>} the number of imports between each one and these files
 */
export function distancesFrom(importers, files) {
  const distances = new Map(files.map((file) => [file, 0]));
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  }
  return distances;
}
