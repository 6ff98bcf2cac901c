import { message, type Text } from '#texts/message.ts';
import type { Grid } from '../grid/grid.ts';
import { clearToGivens } from '../grid/colors.ts';
import { bySearch } from '../generate/colorings.ts';
import { Draws, seedFor } from '../generate/draws.ts';
import type { TrueClue } from '../generate/Family.ts';
import { isProved } from '../generate/prove.ts';
import type { Work } from '../generate/Work.ts';
import { symbolById } from '../symbols/index.ts';
import { candidatesFor } from './candidates.ts';
import { keyOf, nameOf, withClueSet } from './changes.ts';
import { GIVEN, kindsOn, type KindId } from './clueKinds.ts';
import { cluedCells, cluesOf, clueSpace, puzzleWith } from './clueSpace.ts';
import { fewestClues } from './fewestClues.ts';
import { none, type Idea, type IdeaRun } from './Idea.ts';
import { isSolution, readsSymbols } from './refusals.ts';
import { solutionOf } from './solutionOf.ts';

/** Work of one set of clues to add. */
const LIMIT = 400;
/** Sets of each kind, without a common clue, and the number of sets to choose from. */
const SETS_PER_KIND = 3;
const MOST_IDEAS = 6;
/** Work after which sets of no further kinds are searched, if there are some. */
const ENOUGH = 800;
const SHARE_OF_DARK = 0.5;

/** The fewest clues to add until a puzzle has one solution, as several sets to choose from. */
export function* uniqueIdea(author: Grid, { seed }: { seed: number }, work: Work): IdeaRun {
  const solved = yield* solutionOf(author, work);
  if (!solved) return none(message('ideas.tooMuch'));
  if (!solved.solution) return none(message('ideas.noSolution'));
  if (solved.isUnique) return none(message('ideas.alreadyUnique'));
  const puzzle = clearToGivens(author);
  const drawn = yield* bySearch(SHARE_OF_DARK)(puzzle, new Draws(seed), work);
  const solution = isSolution(author) ? author : (drawn ?? solved.solution);
  const kinds = readsSymbols(author) ? [] : kindsOn(author).filter((it) => it !== GIVEN);
  const sets: (readonly TrueClue[])[] = [];
  for (const [index, kind] of [...kinds, GIVEN].entries()) {
    if (sets.length > 0 && work.done > ENOUGH) break;
    sets.push(...(yield* setsOfKind(solution, kind, seedFor(seed, index), work)));
  }
  const ordered = sets.toSorted((a, b) => a.length - b.length).slice(0, MOST_IDEAS);
  const ideas = ordered.map((it) => ideaOf(author, solution, it));
  const [first, ...others] = ideas.map((it, index) => numbered(it, ideas.slice(0, index)));
  if (!first) return none(message('ideas.tooMuch'));
  return { type: 'ideas', ideas: [first, ...others] };
}

/** Sets of clues of one kind, the fewest first, none of which have a clue in common. */
function* setsOfKind(
  solution: Grid,
  kind: KindId,
  seed: number,
  work: Work,
): Generator<void, readonly (readonly TrueClue[])[]> {
  const standing = cluesOf(solution);
  const options = { kinds: [kind], taken: cluedCells(solution), givesColors: false };
  let left = new Draws(seed).shuffled(candidatesFor(solution, options, new Draws(seed)));
  const sets: (readonly TrueClue[])[] = [];
  while (sets.length < SETS_PER_KIND && !work.isSpent) {
    const space = clueSpace(
      solution,
      standing,
      left.map((it) => [it]),
    );
    const fewest = yield* fewestClues(space, { limit: LIMIT, work });
    if (!fewest || !(yield* isProved(puzzleWith(space, fewest.kept), solution, work))) break;
    const clues = fewest.kept.flatMap((it) => space.groups[it] ?? []);
    sets.push(clues);
    const used = new Set(clues.map(keyOf));
    left = left.filter((it) => !used.has(keyOf(it)));
  }
  return sets;
}

function ideaOf(author: Grid, solution: Grid, clues: readonly TrueClue[]): Idea {
  return {
    grid: withClueSet(author, solution, [...cluesOf(author), ...clues]),
    name: nameOfSet(clues, solution),
    says: message('ideas.added', { count: clues.length }),
    going: [],
    grades: null,
  };
}

/** The idea with a number in its name, if earlier ones have the same name. */
function numbered(idea: Idea, earlier: readonly Idea[]): Idea {
  const { name } = idea;
  const text = JSON.stringify(name);
  const same = earlier.filter((it) => JSON.stringify(it.name) === text).length;
  return same === 0
    ? idea
    : { ...idea, name: message('ideas.choiceOf', { name, number: same + 1 }) };
}

/** A single clue by its place, several of a kind by their number. */
function nameOfSet(clues: readonly TrueClue[], solution: Grid): Text {
  const [first] = clues;
  if (!first) return '';
  if (clues.length === 1) return nameOf(first, solution);
  const def = first.symbol && symbolById.get(first.symbol.id);
  const count = clues.length;
  return def
    ? message('ideas.countOfKind', { count, kind: def.title })
    : message('ideas.countOfGivens', { count });
}
