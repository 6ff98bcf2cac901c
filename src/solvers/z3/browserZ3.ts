import { init } from 'z3-solver';
import initModule from 'z3-solver/build/z3-built.js';
import script from 'z3-solver/build/z3-built.js?url';
import wasm from 'z3-solver/build/z3-built.wasm?url';
import type { Z3Api } from './z3.ts';

/** The prover in a worker of a browser. Its own threads load its script once more, by address. */
export function startZ3(): Promise<Z3Api> {
  // The package looks for its loader in the global scope, under the name that Node has for it.
  Object.assign(globalThis, { global: globalThis, initZ3: initModule });
  return init({
    mainScriptUrlOrBlob: script,
    locateFile: (file: string) => (file.endsWith('.wasm') ? wasm : script),
  });
}

/** Nothing to do: the prover's threads end with the worker they were started in. */
export function endZ3(): Promise<void> {
  return Promise.resolve();
}
