import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { GOLDEN_RECIPES, makeGolden } from '#tests/support/goldenPuzzles.ts';
import { sampled } from '#tests/support/fuzzRuns.ts';

const WASM = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm');
const ENTRY = fileURLToPath(new URL('../../support/goldenPuzzles.ts', import.meta.url));
/** Recipes by day: this engine has no compiler, and is some fifty times as slow. */
const BY_DAY = 1;
const STACK_BYTES = 1024 * 1024;

/** The generator and the golden recipes as one script, whose value are the exports. */
async function bundle(): Promise<string> {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'golden' },
    },
  });
  const [chunk] = [output].flat().flatMap((it) => ('output' in it ? it.output : []));
  if (chunk?.type !== 'chunk') throw new Error('the golden recipes were not built');
  return chunk.code;
}

/** The golden puzzles in QuickJS, an engine that shares no code with that of Node. */
async function startQuickJs(): Promise<(index: number) => string> {
  const wasmBinary = new Uint8Array(readFileSync(WASM)).buffer;
  const machine = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmBinary }));
  const context = machine.newContext();
  context.runtime.setMaxStackSize(STACK_BYTES);
  context.unwrapResult(context.evalCode(await bundle())).dispose();
  return (index) => {
    const made = context.unwrapResult(context.evalCode(`golden.makeGolden(${index})`));
    const text = context.getString(made);
    made.dispose();
    return text;
  };
}

describe('a golden recipe', () => {
  const indexes = sampled([...Array(GOLDEN_RECIPES).keys()], BY_DAY);
  let makeThere: (index: number) => string;

  beforeAll(async () => {
    makeThere = await startQuickJs();
  });

  it.each(indexes)('(%i) makes the same puzzle in another JavaScript engine', (index) => {
    const here = makeGolden(index);
    expect(here).not.toMatch(/^none/);
    expect(makeThere(index)).toBe(here);
  });

  it('is one of twenty', () => {
    expect(GOLDEN_RECIPES).toBe(20);
  });
});
