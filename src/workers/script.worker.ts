import { expose } from 'comlink';
import box from 'virtual:script-box';
import { startScriptMachine, type ScriptOutcome } from './runScript.ts';

let machine: ReturnType<typeof startScriptMachine> | null = null;

/**
 * The interface of the worker. It is served with its own security policy: it can fetch only code.
 */
export interface RemoteScriptMachine {
  /** Create the engine from its compiled code, which this worker may not fetch. */
  start(wasm: ArrayBuffer): Promise<void>;
  run(script: string): Promise<ScriptOutcome>;
}

const remote: RemoteScriptMachine = {
  async start(wasm) {
    machine = startScriptMachine(wasm, box);
    await machine;
  },
  async run(script) {
    if (!machine) throw new Error('The machine was not started.');
    return (await machine)(script);
  },
};

expose(remote);
