import type { Board } from '../grid/board.ts';
import { Counterexamples } from '../generate/Counterexamples.ts';
import type { ClueGroup } from '../generate/clueSets.ts';
import { reduce } from '../generate/reduce.ts';
import { holds } from '../generate/trueClues.ts';
import { Work } from '../generate/Work.ts';
import { pinnedOracle, type ClueSpace } from './clueSpace.ts';
import { greedyHitting, hittingOf } from './hittingSets.ts';

/** Groups with which a puzzle has one solution. */
export interface Fewest {
  /** Without those that are pinned. */
  readonly kept: readonly number[];
  /** True if no smaller number of groups is enough. */
  readonly isProved: boolean;
}

/** Work of a question, for each cell and each group, and of the choices between two questions. */
const WORK_PER_CELL = 0.004;
const WORK_PER_CLUE = 0.02;
const WORK_PER_CHOICES = 1;
/** Choices of a search for fewer groups than the greedy ones. */
const MOST_CHOICES = 200;

/**
 * Choose the fewest free groups with which no other solution is left, from below: each other
 * solution that is found has to be excluded by a chosen group. Beyond the limit of work, groups are
 * taken away in order instead. Null if all groups together are not enough.
 */
export function* fewestClues(
  space: ClueSpace,
  { limit, work }: { readonly limit: number; readonly work: Work },
): Generator<void, Fewest | null> {
  const share = new Work(limit);
  const kept = space.canSwitch ? yield* chosenFromBelow(space, share) : null;
  work.spend(share.done);
  if (kept !== null) return kept === 'none' ? null : kept;
  const reduction = yield* reduce(pinnedOracle('unique', space, work), space.free, work);
  return reduction && { kept: reduction.kept, isProved: false };
}

/** Null if the work is spent. */
function* chosenFromBelow(space: ClueSpace, work: Work): Generator<void, Fewest | 'none' | null> {
  const { solution, groups, pinned, free } = space;
  const others = new Counterexamples(solution, groups, { work, isNear: true });
  const perQuestion = WORK_PER_CELL * solution.tiles.length + WORK_PER_CLUE * groups.length;
  const sets: (readonly number[])[] = [];
  let chosen: readonly number[] = [];
  let best: readonly number[] | null = null;
  for (;;) {
    work.spend(perQuestion);
    const other = yield* others.find(new Set([...pinned, ...chosen]));
    if (other.type === 'spent' || work.isSpent) return best && { kept: best, isProved: false };
    if (other.type === 'none') best = chosen;
    else {
      const excluding = free.filter((it) => isBroken(groups[it] ?? [], other.board, space));
      if (excluding.length === 0) return 'none';
      sets.push(excluding);
    }
    if (best === null) {
      chosen = greedyHitting(sets);
      continue;
    }
    work.spend(WORK_PER_CHOICES);
    const fewer = best.length === 0 ? 'none' : hittingOf(sets, best.length - 1, MOST_CHOICES);
    if (fewer === null || fewer === 'none') return { kept: best, isProved: fewer === 'none' };
    chosen = fewer;
  }
}

/** True if a coloring breaks a clue of a group. */
function isBroken(group: ClueGroup, board: Board, { solution }: ClueSpace): boolean {
  return group.some(
    ({ cell, symbol, isGiven }) =>
      (isGiven && board.color(cell) !== solution.tiles[cell]?.color) ||
      (symbol !== null && !holds(symbol, board)),
  );
}
