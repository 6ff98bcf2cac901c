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
  problemOf,
  SCRIPT_FILE,
  type ScriptProblem,
  type Thrown,
} from '#engine/script/problem.ts';

/** What the code around a script is called in traces. */
const BOX_FILE = 'chiaro.js';

/** Beyond, calls inside calls could end the machine itself rather than the script. */
const MAX_STACK_BYTES = 256 * 1024;

/** What came of a script: the text of its result, or what went wrong. */
export type ScriptOutcome =
  | { readonly kind: 'result'; readonly text: string }
  | { readonly kind: 'problem'; readonly problem: ScriptProblem };

/**
 * A machine for scripts: an engine of JavaScript compiled to WebAssembly, which has no network, no
 * storage and no page. `box` is run before each script and says what that can use; `nowMs` tells
 * the time that scripts take.
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
  return { kind: 'problem', problem: problemOf(thrownAs(context, error)) };
}

/** The parts of what was thrown; anything can be. */
function thrownAs(context: QuickJSContext, error: QuickJSHandle): Thrown {
  const read = (value: QuickJSHandle): string =>
    context.typeof(value) === 'string' ? context.getString(value) : '';
  if (context.typeof(error) !== 'object') return { name: '', message: read(error), stack: '' };
  const textOf = (name: string): string => context.getProp(error, name).consume(read);
  return { name: textOf('name'), message: textOf('message'), stack: textOf('stack') };
}

/** What is thrown past the limits of a script ends the machine with it. */
function problemOfMachine(error: unknown): ScriptProblem {
  const isDeep = error instanceof RangeError;
  const said = isDeep ? CALLED_TOO_DEEP : message('code.machineFailed');
  return { message: said, place: null };
}
