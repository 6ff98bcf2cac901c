import { expose } from 'comlink';
import box from 'virtual:script-box';
import { startScriptMachine, type ScriptOutcome } from './runScript.ts';

let machine: ReturnType<typeof startScriptMachine> | null = null;

/** What the worker does. It is served with a policy of its own: it can ask for nothing but code. */
export interface RemoteScriptMachine {
  /** Make the machine of its compiled code, which this worker may not fetch. */
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
