import { message, type Text } from '#texts/message.ts';
import type { Grid } from '../grid/grid.ts';
import { groupClues } from '../generate/clueSets.ts';
import { Draws, seedFor } from '../generate/draws.ts';
import type { TrueClue } from '../generate/Family.ts';
import { isProved } from '../generate/prove.ts';
import { reduce, type Reduction } from '../generate/reduce.ts';
import { canHave } from '../generate/symmetry.ts';
import type { Work } from '../generate/Work.ts';
import { candidatesFor } from './candidates.ts';
import { withClueSet } from './changes.ts';
import { GIVEN } from './clueKinds.ts';
import {
  cluedCells,
  cluesOf,
  clueSpace,
  pinnedOracle,
  puzzleWith,
  type ClueSpace,
} from './clueSpace.ts';
import { none, only, type ClueWish, type IdeaRun } from './Idea.ts';
import { isPainted, isSolution, readsSymbols } from './refusals.ts';

/** Stages of a run, each with draws of its own. */
const CLUES = 1;
const GROUPS = 2;

/** The wanted clues, and the seed of a run. */
type SeededWish = ClueWish & { readonly seed: number };

/** True clues of chosen kinds for the painted solution. Clues on the board stay. */
export function* cluesForSolution(author: Grid, wish: SeededWish, work: Work): IdeaRun {
  if (!isPainted(author)) return none(message('ideas.paintFirst'));
  if (!isSolution(author)) return none(message('ideas.brokenSolution'));
  const { clues, reason } = yield* cluesFor(author, wish, work);
  if (reason !== null) return none(reason);
  return only({
    grid: withClueSet(author, author, [...cluesOf(author), ...clues]),
    says: message('ideas.added', { count: clues.length }),
  });
}

/** Clues that make a solution the only one, or the reason why there are none. */
type ChosenClues =
  | { readonly clues: readonly TrueClue[]; readonly reason: null }
  | { readonly clues: null; readonly reason: Text };

/** Choose clues for a full coloring, besides those that it has. */
export function* cluesFor(
  solution: Grid,
  { kinds, symmetry, givesColors, seed }: SeededWish,
  work: Work,
): Generator<void, ChosenClues> {
  if (kinds.length === 0) return refused(message('ideas.noKinds'));
  if (kinds.some((it) => it !== GIVEN) && readsSymbols(solution))
    return refused(message('ideas.countedSymbols'));
  const taken = cluedCells(solution);
  const drawsOf = (stage: number) => new Draws(seedFor(seed, stage));
  const candidates = candidatesFor(solution, { kinds, taken, givesColors }, drawsOf(CLUES));
  const fitting = canHave(symmetry, solution) ? symmetry : 'none';
  const groups = groupClues(candidates, fitting, solution, drawsOf(GROUPS));
  const space = clueSpace(solution, cluesOf(solution), groups);
  const reduction = yield* reduced(space, work);
  if (work.isSpent) return refused(message('ideas.tooMuch'));
  if (!reduction) return refused(message('ideas.notEnough'));
  if (reduction.kept.length === 0) return refused(message('ideas.alreadyUnique'));
  const { kept } = reduction;
  if (!(yield* isProved(puzzleWith(space, kept), solution, work)))
    return refused(message('ideas.tooMuch'));
  return { clues: kept.flatMap((it) => space.groups[it] ?? []), reason: null };
}

/** By propagation if all clues together allow it, so that no what-if is needed; else by search. */
function* reduced(space: ClueSpace, work: Work): Generator<void, Reduction | null> {
  const direct = yield* reduce(pinnedOracle('level3', space, work), space.free, work);
  return direct ?? (yield* reduce(pinnedOracle('unique', space, work), space.free, work));
}

function refused(reason: Text): ChosenClues {
  return { clues: null, reason };
}
