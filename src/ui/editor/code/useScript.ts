import { useEffect, useRef, useState } from 'react';
import type { ScriptProblem } from '#engine/script/problem.ts';
import { parseScriptResult } from '#engine/script/scriptResult.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import type { ScriptOutcome } from '#workers/runScript.ts';
import { spawnScript } from '#workers/spawnScript.ts';
import { message as worded, type Text, message } from '#texts/message.ts';
import { notify } from '#ui/shared/platform/notices.ts';

/** The result of the last run. */
export type ScriptState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  | { readonly kind: 'failed'; readonly problem: ScriptProblem };

/** Runs scripts, one at a time. */
export interface ScriptRunner {
  readonly state: ScriptState;
  readonly run: (script: string) => void;
  readonly stop: () => void;
  /** Drop the result, because the script has changed. */
  readonly forget: () => void;
}

/** Run scripts. `onLoad` gets the puzzle of a script, `onProblem` its error. */
export function useScript(
  onLoad: (puzzle: Puzzle) => void,
  onProblem: (problem: ScriptProblem) => void,
): ScriptRunner {
  const [state, setState] = useState<ScriptState>({ kind: 'idle' });
  const end = useRef<() => void>(() => undefined);
  useEffect(() => () => end.current(), []);
  const finish = (outcome: ScriptOutcome) => {
    const { puzzle, problem } = read(outcome);
    if (puzzle) {
      setState({ kind: 'idle' });
      onLoad(puzzle);
      return;
    }
    setState({ kind: 'failed', problem });
    onProblem(problem);
  };
  return {
    state,
    run(script) {
      end.current();
      setState({ kind: 'running' });
      end.current = spawnScript(script, finish);
    },
    stop() {
      end.current();
      setState({ kind: 'idle' });
    },
    forget: () => setState((last) => (last.kind === 'running' ? last : { kind: 'idle' })),
  };
}

type Reading =
  | { readonly puzzle: Puzzle; readonly problem: null }
  | { readonly puzzle: null; readonly problem: ScriptProblem };

/** Parse the output of the worker. */
function read(outcome: ScriptOutcome): Reading {
  if (outcome.kind === 'problem') return { puzzle: null, problem: outcome.problem };
  const puzzle = parseScriptResult(outcome.text);
  if (puzzle.ok) return { puzzle: puzzle.value, problem: null };
  return { puzzle: null, problem: { message: puzzle.error, place: null } };
}

/** A problem as a sentence with its place. */
export function problemText({ message, place }: ScriptProblem): Text {
  return place ? worded('code.atPlace', { ...place, problem: message }) : message;
}

/** Show a toast when the puzzle of a script is on the board, or could not be put there. */
export async function notifyLoaded(title: string, loading: Promise<void>): Promise<void> {
  try {
    await loading;
    notify({ kind: 'success', message: message('code.onBoard', { title }) });
  } catch (error) {
    notify({ kind: 'error', message: message('code.notOnBoard', { title }) });
    throw error;
  }
}
