import { message } from '#texts/message.ts';
import variant from '@jitl/quickjs-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  Scope,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import {
  CALLED_TOO_DEEP,
  MAX_SCRIPT_MEGABYTES,
  MAX_SCRIPT_SECONDS,
  problemFromThrown,
  SCRIPT_FILE,
  type ScriptProblem,
  type Thrown,
} from '#engine/script/problem.ts';

/** File name of the sandbox code in stack traces. */
const BOX_FILE = 'chiaro.js';

/**
 * With a larger stack, deep recursion could crash the engine itself rather than fail in the script.
 */
const MAX_STACK_BYTES = 256 * 1024;

/** The result of a script: the text of its value, or an error. */
export type ScriptOutcome =
  | { readonly kind: 'result'; readonly text: string }
  | { readonly kind: 'problem'; readonly problem: ScriptProblem };

/**
 * An engine for scripts: JavaScript compiled to WebAssembly, without network, storage and page.
 * `box` is evaluated before each script and defines its globals; `nowMs` is the clock for the time
 * limit.
 */
export async function startScriptMachine(
  wasmBinary: ArrayBuffer,
  box: string,
  nowMs: () => number = Date.now,
): Promise<(script: string) => ScriptOutcome> {
  const machine = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmBinary }));
  return (script) => {
    try {
      return run(machine, box, script, nowMs);
    } catch (error) {
      return { kind: 'problem', problem: problemOfMachine(error) };
    }
  };
}

function run(
  machine: QuickJSWASMModule,
  box: string,
  script: string,
  nowMs: () => number,
): ScriptOutcome {
  const runtime = machine.newRuntime();
  runtime.setMemoryLimit(MAX_SCRIPT_MEGABYTES * 1024 * 1024);
  runtime.setMaxStackSize(MAX_STACK_BYTES);
  const context = runtime.newContext();
  const outcome = Scope.withScope((scope) => {
    const writer = scope.manage(context.unwrapResult(context.evalCode(box, BOX_FILE)));
    const write = scope.manage(context.getProp(writer, 'writeScriptResult'));
    const endMs = nowMs() + MAX_SCRIPT_SECONDS * 1000;
    runtime.setInterruptHandler(() => nowMs() > endMs);
    const value = context.evalCode(script, SCRIPT_FILE, { type: 'global' });
    if (value.error) return problemIn(context, scope.manage(value.error));
    const text = context.callFunction(write, context.undefined, scope.manage(value.value));
    if (text.error) return problemIn(context, scope.manage(text.error));
    return { kind: 'result', text: context.getString(scope.manage(text.value)) } as const;
  });
  context.dispose();
  runtime.dispose();
  return outcome;
}

function problemIn(context: QuickJSContext, error: QuickJSHandle): ScriptOutcome {
  return { kind: 'problem', problem: problemFromThrown(thrownAs(context, error)) };
}

/** The parts of a thrown value; any value can be thrown. */
function thrownAs(context: QuickJSContext, error: QuickJSHandle): Thrown {
  const read = (value: QuickJSHandle): string =>
    context.typeof(value) === 'string' ? context.getString(value) : '';
  if (context.typeof(error) !== 'object') return { name: '', message: read(error), stack: '' };
  const textOf = (name: string): string => context.getProp(error, name).consume(read);
  return { name: textOf('name'), message: textOf('message'), stack: textOf('stack') };
}

/** An error beyond the limits of a script ends the engine too. */
function problemOfMachine(error: unknown): ScriptProblem {
  const isDeep = error instanceof RangeError;
  const said = isDeep ? CALLED_TOO_DEEP : message('code.machineFailed');
  return { message: said, place: null };
}
