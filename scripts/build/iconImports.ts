import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const LIBRARY = 'lucide-react';
const IMPORT = /^import \{([^}]*)\} from ["']lucide-react["'];?$/gm;
const EXPORT = /^export \{([^}]*)\} from '(\.\/icons\/[^']+)';$/gm;

/**
 * Imports icons from their own files instead of the index file: through that, every page would seem
 * to need every icon, and each icon would become a separate chunk.
 */
export function iconImports(): Plugin {
  let files: ReadonlyMap<string, string> | null = null;
  return {
    name: 'icon-imports',
    apply: 'build',
    enforce: 'post', // type imports are gone by then
    async transform(code, id) {
      if (!code.includes(LIBRARY) || id.includes(`/node_modules/${LIBRARY}/`)) return null;
      if (files === null) {
        const library = await this.resolve(LIBRARY, id);
        if (!library) this.error(`${LIBRARY} is not installed`);
        files = iconFiles(await readFile(library.id, 'utf8'), path.dirname(library.id));
      }
      const own = code.replace(IMPORT, (_, names: string) =>
        listOf(names)
          .map(([icon, local = icon]) => {
            const file = files?.get(icon);
            if (file === undefined) this.error(`${LIBRARY} has no file for ${icon}`);
            return `import ${local} from ${JSON.stringify(file)};`;
          })
          .join('\n'),
      );
      return own === code ? null : { code: own, map: null };
    },
  };
}

/** The file of each icon, by its export names. */
function iconFiles(library: string, folder: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(library.matchAll(EXPORT), ([, names = '', file = '']) =>
      listOf(names).map(([, name = '']) => [name, path.resolve(folder, file)] as const),
    ).flat(),
  );
}

/** Parses `A, B as C` into pairs of an export and its local name. */
function listOf(names: string): readonly (readonly [string, string?])[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const [from = '', to] = name.split(/\s+as\s+/);
      return to === undefined ? [from] : [from, to];
    });
}
