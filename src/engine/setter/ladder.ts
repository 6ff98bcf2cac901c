import { message } from '#texts/message.ts';
import { clearToGivens } from '../grid/colors.ts';
import type { Grid } from '../grid/grid.ts';
import { rateUpTo } from '../explain/rate.ts';
import { Draws, seedFor } from '../generate/draws.ts';
import type { TrueClue } from '../generate/Family.ts';
import { isProved } from '../generate/prove.ts';
import { reduce } from '../generate/reduce.ts';
import type { Work } from '../generate/Work.ts';
import { candidatesFor } from './candidates.ts';
import { keyOf, withClueSet } from './changes.ts';
import { GIVEN, kindsOn } from './clueKinds.ts';
import { cluedCells, cluesOf, clueSpace, pinnedOracle, puzzleWith } from './clueSpace.ts';
import { none, only, type IdeaRun } from './Idea.ts';
import { readsSymbols } from './refusals.ts';
import { solutionOf } from './solutionOf.ts';

/** Work of a rating: for each cell, and for each time that it looks whether to stop. */
const RATING_PER_CELL = 0.12;
const RATING_PER_LOOK = 0.12;
const HARDEST = 10;
/** Orders in which clues are taken away, until one is hard enough. */
const MOST_ORDERS = 6;
/** Stages of a run, each with draws of its own. */
const CLUES = 1;
const ORDER = 2;

/** A puzzle with one solution, and its grade. */
interface Graded {
  readonly solution: Grid;
  readonly grade: number;
}

/** The puzzle with true clues added, as few as make it easier. */
export function* easierIdea(author: Grid, { seed }: { seed: number }, work: Work): IdeaRun {
  const graded = yield* gradeOf(author, work);
  if ('type' in graded) return graded;
  const { solution, grade } = graded;
  if (grade === 1) return none(message('ideas.easiest'));
  const standing = cluesOf(author);
  const candidates = backFor(author, solution, seed);
  const puzzleOf = (count: number) =>
    withClueSet(clearToGivens(author), solution, [...standing, ...candidates.slice(0, count)]);
  const isEasier = (count: number) => isAtMost(puzzleOf(count), grade - 1, work);
  const count = yield* firstThat(isEasier, candidates.length);
  if (work.isSpent) return none(message('ideas.tooMuch'));
  if (count === null) return none(message('ideas.easiest'));
  const after = yield* rated(puzzleOf(count), work);
  if (after === null || !(yield* isProved(puzzleOf(count), solution, work)))
    return none(message('ideas.tooMuch'));
  const grid = withClueSet(author, solution, [...standing, ...candidates.slice(0, count)]);
  const says = message('ideas.easierBy', { count, before: grade, after });
  return only({ grid, says }, { before: grade, after });
}

/** The puzzle with clues taken away or exchanged, as few as make it harder. */
export function* harderIdea(author: Grid, { seed }: { seed: number }, work: Work): IdeaRun {
  const graded = yield* gradeOf(author, work);
  if ('type' in graded) return graded;
  const { solution, grade } = graded;
  if (grade === HARDEST) return none(message('ideas.hardest'));
  const own = cluesOf(author);
  const extra = backFor(author, solution, seed);
  for (let tried = 0; tried < MOST_ORDERS && !work.isSpent; tried++) {
    const draws = new Draws(seedFor(seed, ORDER, tried));
    // Clues of the author go first; in later orders some are exchanged for others.
    const added = extra.slice(0, Math.ceil((tried * own.length) / MOST_ORDERS));
    const found = yield* harderBy({ solution, grade }, [own, added], { draws, work });
    if (!found) continue;
    const after = yield* rated(clearToGivens(withClueSet(author, solution, found)), work);
    if (after === null) break;
    const before = new Set(own.map(keyOf));
    const isNew = found.filter((it) => !before.has(keyOf(it))).length;
    const removed = own.length - (found.length - isNew);
    const says = message('ideas.harderBy', { removed, added: isNew, before: grade, after });
    return only({ grid: withClueSet(author, solution, found), says }, { before: grade, after });
  }
  return none(message(work.isSpent ? 'ideas.tooMuch' : 'ideas.hardest'));
}

/** The clues after the first step of a reduction that is harder; null if none is. */
function* harderBy(
  { solution, grade }: Graded,
  [own, added]: readonly [readonly TrueClue[], readonly TrueClue[]],
  { draws, work }: { readonly draws: Draws; readonly work: Work },
): Generator<void, readonly TrueClue[] | null> {
  const clues = draws.shuffled([...own, ...added]);
  const space = clueSpace(
    solution,
    [],
    clues.map((it) => [it]),
  );
  const reduction = yield* reduce(pinnedOracle('unique', space, work), space.free, work);
  if (!reduction) return null;
  const { kept, gone } = reduction;
  const after = (count: number) => [...kept, ...gone.slice(count)];
  const isHarder = function* (count: number) {
    return !(yield* isAtMost(puzzleWith(space, after(count)), grade, work));
  };
  const count = yield* firstThat(isHarder, gone.length);
  if (count === null || work.isSpent) return null;
  if (!(yield* isProved(puzzleWith(space, after(count)), solution, work))) return null;
  const left = new Set(after(count).flatMap((it) => (space.groups[it] ?? []).map(keyOf)));
  return [...own, ...added].filter((it) => left.has(keyOf(it)));
}

/** True clues of the kinds on the board that may come back, in random order. */
function backFor(author: Grid, solution: Grid, seed: number): readonly TrueClue[] {
  const kinds = readsSymbols(author) ? [] : kindsOn(author);
  const options = {
    kinds: kinds.length > 0 ? kinds : [GIVEN],
    taken: cluedCells(author),
    givesColors: false,
  };
  const found = candidatesFor(solution, options, new Draws(seedFor(seed, CLUES)));
  return new Draws(seedFor(seed, ORDER)).shuffled(found);
}

/**
 * The least count from 1 to `most` for which a test is true, by bisection: the test is true for all
 * counts above. Null if it is false for `most`.
 */
function* firstThat(
  test: (count: number) => Generator<void, boolean>,
  most: number,
): Generator<void, number | null> {
  if (most === 0) return null;
  let [low, high] = [0, 1];
  while (!(yield* test(high))) {
    if (high === most) return null;
    low = high;
    high = Math.min(most, 2 * high);
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (yield* test(middle)) high = middle;
    else low = middle;
  }
  return high;
}

function* gradeOf(author: Grid, work: Work) {
  const solved = yield* solutionOf(author, work);
  if (!solved) return none(message('ideas.tooMuch'));
  const { solution, isUnique } = solved;
  if (!solution || !isUnique) return none(message('ideas.notUnique'));
  const grade = yield* rated(clearToGivens(author), work);
  return grade === null ? none(message('ideas.tooMuch')) : { solution, grade };
}

/** The grade of a puzzle; null if it has none within the limit of work. */
function* rated(puzzle: Grid, work: Work): Generator<void, number | null> {
  const rating = yield* ratingOf(puzzle, HARDEST, work);
  return rating === 'harder' ? null : rating;
}

/** True if the grade of a puzzle is not above `most`. */
function* isAtMost(puzzle: Grid, most: number, work: Work): Generator<void, boolean> {
  const rating = yield* ratingOf(puzzle, most, work);
  return rating !== 'harder';
}

function* ratingOf(
  puzzle: Grid,
  most: number,
  work: Work,
): Generator<void, number | 'harder' | null> {
  work.spend(RATING_PER_CELL * puzzle.tiles.length);
  const isSpent = () => {
    work.spend(RATING_PER_LOOK);
    return work.isSpent;
  };
  const rating = yield* rateUpTo(puzzle, { most, isSpent });
  if (rating === null || rating === 'harder') return rating;
  return rating.isWhole ? rating.hardest : null;
}
