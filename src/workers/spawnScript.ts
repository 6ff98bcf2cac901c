import { message } from '#texts/message.ts';
import wasmUrl from '@jitl/quickjs-wasmfile-release-sync/wasm?url';
import { transfer, wrap } from 'comlink';
import { MAX_SCRIPT_SECONDS, RAN_TOO_LONG } from '#engine/script/problem.ts';
import type { ScriptOutcome } from './runScript.ts';
import type { RemoteScriptMachine } from './script.worker.ts';
import { endOf } from './endOf.ts';

/** Hard timeout for a script that prevents its engine from checking the time limit. */
const PATIENCE_MS = (MAX_SCRIPT_SECONDS + 1) * 1000;

const NOT_LOADED: ScriptOutcome = {
  kind: 'problem',
  problem: {
    message: message('code.machineNotLoaded'),
    place: null,
  },
};

/** A worker with a script engine. */
export interface ScriptWorker {
  /** Load the engine. Rejects if its code is neither cached nor reachable. */
  readonly start: () => Promise<void>;
  readonly run: (script: string) => Promise<ScriptOutcome>;
  readonly terminate: () => void;
}

/**
 * Run a script in its own worker, which is terminated afterward; `onOutcome` is called once. The
 * function returned stops the script at once without a callback.
 */
export function spawnScript(
  script: string,
  onOutcome: (outcome: ScriptOutcome) => void,
  spawn: (onFailure: () => void) => ScriptWorker = spawnWorker,
): () => void {
  let isOver = false;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    isOver = true;
    clearTimeout(limit);
    worker.terminate();
  };
  const end = (outcome: ScriptOutcome) => {
    if (isOver) return;
    stop();
    onOutcome(outcome);
  };
  const worker = spawn(() => end(NOT_LOADED));
  const run = async () => {
    await worker.start();
    if (isOver) return;
    limit = setTimeout(() => end({ kind: 'problem', problem: RAN_TOO_LONG }), PATIENCE_MS);
    end(await worker.run(script));
  };
  run().catch(() => end(NOT_LOADED));
  return stop;
}

function spawnWorker(onFailure: () => void): ScriptWorker {
  const worker = new Worker(new URL('./script.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', onFailure);
  const machine = wrap<RemoteScriptMachine>(worker);
  return {
    async start() {
      const wasm = await fetchWasm();
      await machine.start(transfer(wasm, [wasm]));
    },
    run: (script) => machine.run(script),
    terminate: endOf(worker, machine),
  };
}

async function fetchWasm(): Promise<ArrayBuffer> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`${wasmUrl}: ${response.status}`);
  return response.arrayBuffer();
}
