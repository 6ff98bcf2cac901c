import { message } from '#texts/message.ts';
import type { Grid } from '../grid/grid.ts';
import { Draws } from '../generate/draws.ts';
import { isProved } from '../generate/prove.ts';
import type { Work } from '../generate/Work.ts';
import { keyOf, nameOf, withClueSet } from './changes.ts';
import { cluesOf, clueSpace, puzzleWith } from './clueSpace.ts';
import { fewestClues } from './fewestClues.ts';
import { none, type IdeaRun } from './Idea.ts';
import { solutionOf } from './solutionOf.ts';

/** Work of choosing from below, before clues are taken away in order instead. */
const LIMIT = 1500;

/** The puzzle without the clues that can go together. Pinned clues stay. */
export function* fewestIdea(
  author: Grid,
  { pinned, seed }: { readonly pinned: readonly string[]; readonly seed: number },
  work: Work,
): IdeaRun {
  const solved = yield* solutionOf(author, work);
  if (!solved) return none(message('ideas.tooMuch'));
  const { solution, isUnique } = solved;
  if (!solution || !isUnique) return none(message('ideas.notUnique'));
  const all = cluesOf(author);
  const isPinned = new Set(pinned);
  const free = new Draws(seed).shuffled(all.filter((it) => !isPinned.has(keyOf(it))));
  const standing = all.filter((it) => isPinned.has(keyOf(it)));
  const space = clueSpace(
    solution,
    standing,
    free.map((it) => [it]),
  );
  const fewest = yield* fewestClues(space, { limit: LIMIT, work });
  if (!fewest) return none(message('ideas.tooMuch'));
  const kept = new Set(fewest.kept.flatMap((it) => (space.groups[it] ?? []).map(keyOf)));
  const going = free.filter((it) => !kept.has(keyOf(it)));
  if (going.length === 0) return none(message('ideas.allNeeded'));
  if (!(yield* isProved(puzzleWith(space, fewest.kept), solution, work)))
    return none(message('ideas.tooMuch'));
  const gone = new Set(going.map(keyOf));
  const clues = all.filter((it) => !gone.has(keyOf(it)));
  const count = going.length;
  const idea = {
    grid: withClueSet(author, solution, clues),
    name: '',
    says: message(fewest.isProved ? 'ideas.fewestFound' : 'ideas.fewer', { count }),
    going: all
      .filter((it) => gone.has(keyOf(it)))
      .map((it) => ({ key: keyOf(it), name: nameOf(it, solution) })),
    grades: null,
  };
  return { type: 'ideas', ideas: [idea] };
}
