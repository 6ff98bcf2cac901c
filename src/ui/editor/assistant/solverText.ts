import type { Text } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import { changedCells } from '#engine/grid/changes.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { asksForForced } from '#engine/solving/support.ts';
import type { SnapshotFrom } from 'xstate';
import type { solverMachine } from '#machines/solverMachine.ts';
import { findChoice } from '#solvers/choices.ts';

/** The texts of the solver panel about a run. */
export interface SolverText {
  readonly tone: 'good' | 'busy' | 'many' | 'bad' | 'none';
  readonly head: string;
  readonly note: string;
  /** The solutions in order, each with the label of its button. */
  readonly found: readonly { readonly label: string; readonly grid: Grid }[];
}

type SolverSnapshot = SnapshotFrom<typeof solverMachine>;

const NOTHING: SolverText = { tone: 'none', head: '', note: '', found: [] };
const MS_PER_SECOND = 1000;

/**
 * Describe a run in text. If the puzzle has changed since, `before` names the change: "before this
 * rule". The solutions of the old puzzle can't be shown on the new one.
 */
export function solverText(
  t: Translator,
  snapshot: SolverSnapshot,
  puzzle: Grid,
  before: Text | null = null,
): SolverText {
  const text = textOfCurrent(t, snapshot, puzzle);
  if (before === null || snapshot.matches('idle') || snapshot.matches('searching')) return text;
  return { ...text, note: t('solver.outdated', { before, note: text.note }), found: [] };
}

function textOfCurrent(t: Translator, snapshot: SolverSnapshot, puzzle: Grid): SolverText {
  const text = textOfRun(t, snapshot, puzzle);
  const { isSubstituted, request } = snapshot.context;
  if (!isSubstituted || snapshot.matches('idle')) return text;
  const why = t('solver.substituted', {
    solver: findChoice(request.solver)?.title ?? request.solver,
  });
  return { ...text, note: text.note === '' ? why : `${text.note}\n${why}` };
}

function textOfRun(t: Translator, snapshot: SolverSnapshot, puzzle: Grid): SolverText {
  const { solutions, message, progress, startedMs, repliedMs } = snapshot.context;
  const [first] = solutions;
  const seconds = (repliedMs - startedMs) / MS_PER_SECOND;
  const found = withLabels(t, solutions);
  const isDeduced = first !== undefined && (asksForForced(puzzle) || !isComplete(first));
  if (isDeduced && !snapshot.matches('searching')) return deducedText(t, puzzle, first, seconds);
  switch (snapshot.value) {
    case 'idle':
      return NOTHING;
    case 'searching':
      return {
        tone: 'busy',
        head: first && !isDeduced ? t('solver.found') : t('solver.searching'),
        note:
          first && !isDeduced
            ? t('solver.lookingForAnother')
            : t('solver.decisions', { count: progress?.decisions ?? 0 }),
        found: isDeduced ? [] : found,
      };
    case 'only':
      return {
        tone: 'good',
        head: t('solver.only'),
        note: t('solver.proved', { seconds }),
        found,
      };
    case 'many':
      return {
        tone: 'many',
        head: t('solver.notUnique'),
        note: t('solver.twoSolutions', { count: differenceOf(solutions), seconds }),
        found,
      };
    case 'unsolvable':
      return {
        tone: 'bad',
        head: t('solver.none'),
        note: t('solver.proved', { seconds }),
        found: [],
      };
    case 'stopped':
      return {
        tone: 'none',
        head: first ? t('solver.found') : t('solver.stopped'),
        note: first ? t('solver.onlyUnknown') : t('solver.nothingFound'),
        found,
      };
    case 'failed':
      return { tone: 'bad', head: '', note: t.say(message), found };
  }
}

function withLabels(t: Translator, solutions: readonly Grid[]): SolverText['found'] {
  const labels =
    solutions.length > 1 ? [t('solver.showFirst'), t('solver.showSecond')] : [t('solver.showIt')];
  return solutions.map((grid, i) => ({ label: labels[i] ?? t('solver.showAnother'), grid }));
}

function differenceOf([first, second]: readonly Grid[]): number {
  return first && second ? changedCells(first, second).length : 0;
}

function deducedText(t: Translator, puzzle: Grid, grid: Grid, seconds: number): SolverText {
  const count = grid.tiles.filter(
    ({ exists, color }, cell) => exists && color !== 'gray' && !puzzle.tiles[cell]?.fixed,
  ).length;
  if (count === 0)
    return {
      tone: 'bad',
      head: t('solver.nothingDeduced'),
      note: t('solver.inSeconds', { seconds }),
      found: [],
    };
  return {
    tone: 'good',
    head: t('solver.deduced', { count }),
    note: asksForForced(puzzle) ? t('solver.allDeduced', { seconds }) : t('solver.fromKnownClues'),
    found: [{ label: t('solver.showIt'), grid }],
  };
}

function isComplete({ tiles }: Grid): boolean {
  return tiles.every(({ exists, color }) => !exists || color !== 'gray');
}
