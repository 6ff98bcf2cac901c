import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';

const ID = 'virtual:script-box';
const RESOLVED = `\0${ID}`;
const ENTRY = fileURLToPath(new URL('../../src/engine/script/box.ts', import.meta.url));

/** The global of the bundle, for `runScript` to take what the entry exports. */
const GLOBAL = 'scriptBox';

/**
 * `virtual:script-box`: the text of the bundle that runs before each script of an author, in a
 * machine of its own that knows no modules.
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

/** A bundle as text, and the files it was made of. */
interface ScriptBox {
  readonly code: string;
  readonly modules: readonly string[];
}

/** Bundle the entry with all it imports. Its value, as an expression, is what the entry exports. */
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

/** Parts that are loaded when they are drawn are left out: scripts draw nothing. */
function withoutLazyParts(): Plugin {
  return {
    name: 'without-lazy-parts',
    enforce: 'pre',
    resolveId: (id, _importer, { kind }) =>
      kind === 'dynamic-import' ? { id, external: true } : null,
  };
}
