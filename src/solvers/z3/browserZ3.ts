import { init } from 'z3-solver';
import initModule from 'z3-solver/build/z3-built.js';
import script from 'z3-solver/build/z3-built.js?url';
import wasm from 'z3-solver/build/z3-built.wasm?url';
import type { Z3Api } from './z3.ts';

/**
 * Fetch the files of the prover, and return a function that starts it in a worker of a browser.
 * Rejects if a file is neither cached nor reachable. Its threads load its script again, by URL.
 */
export async function loadZ3(): Promise<() => Promise<Z3Api>> {
  const [wasmBinary] = await Promise.all([bytesOf(wasm), bytesOf(script)]);
  return () => {
    // The package expects its loader as a global variable, in `global` as in Node.
    Object.assign(globalThis, { global: globalThis, initZ3: initModule });
    return init({ mainScriptUrlOrBlob: script, wasmBinary });
  };
}

async function bytesOf(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${String(response.status)}`);
  return response.arrayBuffer();
}

/** Does nothing: the prover's threads end with the worker that started them. */
export function endZ3(): Promise<void> {
  return Promise.resolve();
}
