import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';

const ID = 'virtual:script-box';
const RESOLVED = `\0${ID}`;
const ENTRY = fileURLToPath(new URL('../../src/engine/script/box.ts', import.meta.url));

/** The global of the bundle, from which `runScript` takes the exports of the entry. */
const GLOBAL = 'scriptBox';

/**
 * `virtual:script-box`: the source of the bundle that runs before each author's script, in a
 * separate JavaScript engine without modules.
 */
export function scriptBox(): Plugin {
  let bundled: Promise<ScriptBox> | null = null;
  return {
    name: 'script-box',
    resolveId: (source) => (source === ID ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      bundled ??= bundleScriptBox();
      const { code, modules } = await bundled;
      for (const module of modules) this.addWatchFile(module);
      return `export default ${JSON.stringify(code)};`;
    },
    watchChange() {
      bundled = null;
    },
  };
}

/** A bundle as text, and its source files. */
interface ScriptBox {
  readonly code: string;
  readonly modules: readonly string[];
}

/**
 * Bundle the entry with all its imports. As an expression, the bundle evaluates to the exports of
 * the entry.
 */
export async function bundleScriptBox(): Promise<ScriptBox> {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [withoutLazyParts()],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: GLOBAL },
    },
  });
  const [chunk] = [output].flat().flatMap((it) => ('output' in it ? it.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The box for scripts was not built.');
  return { code: `(() => {${chunk.code}\nreturn ${GLOBAL};})()`, modules: filesOf(chunk) };
}

function filesOf({ moduleIds }: Rollup.OutputChunk): readonly string[] {
  return moduleIds.filter((id) => path.isAbsolute(id));
}

/** Lazy parts for drawing are omitted: scripts draw nothing. */
function withoutLazyParts(): Plugin {
  return {
    name: 'without-lazy-parts',
    enforce: 'pre',
    resolveId: (id, _importer, { kind }) =>
      kind === 'dynamic-import' ? { id, external: true } : null,
  };
}
