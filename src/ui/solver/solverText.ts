import { changedCells } from '#engine/grid/changes.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { asksForForced } from '#engine/solver/run/support.ts';
import type { SnapshotFrom } from 'xstate';
import type { solverMachine } from '#machines/solverMachine.ts';
import { choiceOf } from '#solvers/choices.ts';

/** What the solver panel says about a run. */
export interface SolverText {
  readonly tone: 'good' | 'busy' | 'many' | 'bad' | 'none';
  readonly head: string;
  readonly note: string;
  /** What was found, in order, with the label of its button. */
  readonly found: readonly { readonly label: string; readonly grid: Grid }[];
}

type SolverSnapshot = SnapshotFrom<typeof solverMachine>;

const NOTHING: SolverText = { tone: 'none', head: '', note: '', found: [] };
const MS_PER_SECOND = 1000;

/**
 * Describe a run in text. Where the puzzle is another one by now, `before` says which change came
 * between: "before this rule". What was found for the old one cannot be shown on the new one.
 */
export function solverText(
  snapshot: SolverSnapshot,
  puzzle: Grid,
  before: string | null = null,
): SolverText {
  const text = textOfCurrent(snapshot, puzzle);
  if (before === null || snapshot.matches('idle') || snapshot.matches('searching')) return text;
  return { ...text, note: `${before}, ${text.note}`, found: [] };
}

function textOfCurrent(snapshot: SolverSnapshot, puzzle: Grid): SolverText {
  const text = textOfRun(snapshot, puzzle);
  const { isSubstituted, request } = snapshot.context;
  if (!isSubstituted || snapshot.matches('idle')) return text;
  const title = choiceOf(request.solver)?.title ?? request.solver;
  const why = `${title} needs the network once, so our own solver took its place.`;
  return { ...text, note: text.note === '' ? why : `${text.note}\n${why}` };
}

function textOfRun(snapshot: SolverSnapshot, puzzle: Grid): SolverText {
  const { solutions, message, progress, startedMs, repliedMs } = snapshot.context;
  const [first] = solutions;
  const seconds = secondsOf(repliedMs - startedMs);
  const labels = solutions.length > 1 ? ['Show first', 'Show second'] : ['Show it'];
  const found = solutions.map((grid, i) => ({ label: labels[i] ?? 'Show another', grid }));
  const isDeduced = first !== undefined && (asksForForced(puzzle) || !isComplete(first));
  if (isDeduced && !snapshot.matches('searching')) return deducedText(puzzle, first, seconds);
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
      return {
        tone: 'many',
        head: 'Not unique',
        note: differenceInWords(solutions, seconds),
        found,
      };
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

function differenceInWords([first, second]: readonly Grid[], seconds: string): string {
  const count = first && second ? changedCells(first, second).length : 0;
  return `two solutions that differ in ${count} ${count === 1 ? 'cell' : 'cells'}, in ${seconds}`;
}

function deducedText(puzzle: Grid, grid: Grid, seconds: string): SolverText {
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
    found: [{ label: 'Show it', grid }],
  };
}

function isComplete({ tiles }: Grid): boolean {
  return tiles.every(({ exists, color }) => !exists || color !== 'gray');
}

function secondsOf(ms: number): string {
  return `${(ms / MS_PER_SECOND).toFixed(2)} s`;
}
