import { useEffect, useState } from 'react';
import type { AssistantFact } from '#engine/assistant/assist.ts';
import type { Cell, Grid } from '#engine/grid/grid.ts';
import { puzzleText } from '#ui/editor/assistant/useSolverRun.ts';
import { spawnAssistant } from '#workers/spawnAssistant.ts';

/** Result of the search for a second solution of a puzzle. */
export type SolutionCheck =
  /** `fine`: there is none, or the puzzle does not ask for one solution. */
  | { readonly state: 'checking' | 'fine' | 'late' }
  | { readonly state: 'several'; readonly differing: readonly Cell[] };

const CHECKING: SolutionCheck = { state: 'checking' };

/** Searches for a second solution of a puzzle in a worker, which ends with the component. */
export function useSolutionCheck(grid: Grid): SolutionCheck {
  const [check, setCheck] = useState(CHECKING);
  useEffect(() => {
    const end = (result: SolutionCheck) => {
      assistant.stop();
      setCheck(result);
    };
    const assistant = spawnAssistant({
      onReply({ facts }) {
        const [result] = facts.flatMap((fact) => resultOf(fact) ?? []);
        if (result) end(result);
      },
      onFailed: () => end({ state: 'late' }),
    });
    assistant.ask({ id: 1, grid: puzzleText(grid), cursor: null });
    return assistant.stop;
  }, [grid]);
  return check;
}

/** The result that a fact decides; null for none. */
function resultOf(fact: AssistantFact): SolutionCheck | null {
  switch (fact.type) {
    case 'scope':
      return fact.isOpaque || fact.asksForForced || fact.ignored.length > 0
        ? { state: 'fine' }
        : null;
    case 'several':
      return { state: 'several', differing: fact.differing };
    case 'unique':
    case 'done':
      return { state: 'fine' };
    case 'late':
      return { state: 'late' };
    case 'forced':
    case 'solvable':
    case 'conflict':
    case 'redundant':
    case 'values':
    case 'clash':
    case 'cursorDone':
      return null;
  }
}
