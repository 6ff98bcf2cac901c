import { init } from 'z3-solver';
import initModule from 'z3-solver/build/z3-built.js';
import script from 'z3-solver/build/z3-built.js?url';
import wasm from 'z3-solver/build/z3-built.wasm?url';
import type { Z3Api } from './z3.ts';

/** Start the prover in a worker of a browser. Its threads load its script again, by URL. */
export function startZ3(): Promise<Z3Api> {
  // The package looks for its loader as a global variable, in `global` as in Node.
  Object.assign(globalThis, { global: globalThis, initZ3: initModule });
  return init({
    mainScriptUrlOrBlob: script,
    locateFile: (file: string) => (file.endsWith('.wasm') ? wasm : script),
  });
}

/** Nothing to do: the prover's threads end with the worker that started them. */
export function endZ3(): Promise<void> {
  return Promise.resolve();
}
