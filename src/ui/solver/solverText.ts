import { parseGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { asksForForced } from '#engine/solver/run/support.ts';
import type { SnapshotFrom } from 'xstate';
import type { solverMachine } from '#machines/solverMachine.ts';

/** What the solver panel says of a run. */
export interface SolverWords {
  readonly tone: 'good' | 'busy' | 'many' | 'bad' | 'none';
  readonly head: string;
  readonly note: string;
  /** What was found, in order, with the word on its button. */
  readonly found: readonly { readonly label: string; readonly grid: Grid }[];
}

const NOTHING: SolverWords = { tone: 'none', head: '', note: '', found: [] };
const SECOND_MS = 1000;

/** Put a run into words. */
export function solverWords(
  snapshot: SnapshotFrom<typeof solverMachine>,
  puzzle: Grid,
): SolverWords {
  const { solutions, message, progress, startedMs, heardMs } = snapshot.context;
  const grids = solutions.flatMap((text) => {
    const grid = parseGridText(text);
    return grid.ok ? [grid.value] : [];
  });
  const [first] = grids;
  const seconds = secondsOf(heardMs - startedMs);
  const found = grids.map((grid, i) => ({ label: i === 0 ? 'View' : 'View another', grid }));
  const isDeduced = first !== undefined && (asksForForced(puzzle) || !isComplete(first));
  if (isDeduced && !snapshot.matches('searching')) return deducedWords(puzzle, first, seconds);
  switch (snapshot.value) {
    case 'idle':
      return NOTHING;
    case 'searching':
      return {
        tone: 'busy',
        head: first && !isDeduced ? 'Solution found' : 'Searching…',
        note:
          first && !isDeduced
            ? 'Looking for another one.'
            : `${(progress?.decisions ?? 0).toLocaleString('en')} decisions so far`,
        found: isDeduced ? [] : found,
      };
    case 'only':
      return { tone: 'good', head: 'Exactly one solution', note: `proved in ${seconds}`, found };
    case 'many':
      return { tone: 'many', head: 'Not unique', note: `two solutions in ${seconds}`, found };
    case 'unsolvable':
      return { tone: 'bad', head: 'No solution', note: `proved in ${seconds}`, found: [] };
    case 'stopped':
      return {
        tone: 'none',
        head: first ? 'Solution found' : 'Stopped',
        note: first ? 'Whether it is the only one is not known.' : 'Nothing was found until then.',
        found,
      };
    case 'failed':
      return { tone: 'bad', head: '', note: message, found };
  }
}

function deducedWords(puzzle: Grid, grid: Grid, seconds: string): SolverWords {
  const count = grid.tiles.filter(
    ({ exists, color }, cell) => exists && color !== 'gray' && !puzzle.tiles[cell]?.fixed,
  ).length;
  if (count === 0)
    return { tone: 'bad', head: 'Nothing can be deduced', note: `in ${seconds}`, found: [] };
  return {
    tone: 'good',
    head: `${count} ${count === 1 ? 'cell follows' : 'cells follow'}`,
    note: asksForForced(puzzle)
      ? `all that can be deduced, in ${seconds}`
      : 'from the clues that solvers know',
    found: [{ label: 'View', grid }],
  };
}

function isComplete({ tiles }: Grid): boolean {
  return tiles.every(({ exists, color }) => !exists || color !== 'gray');
}

function secondsOf(ms: number): string {
  return `${(ms / SECOND_MS).toFixed(2)} s`;
}
