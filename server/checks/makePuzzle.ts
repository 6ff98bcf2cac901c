import { familyById } from '#engine/generate/families/index.ts';
import { generate } from '#engine/generate/generate.ts';
import { invariant } from '#base/invariant.ts';
import { findFacts } from './findFacts.ts';
import type { MadePuzzle, PuzzleOrder } from './PuzzleChecks.ts';

/** Make a puzzle by wish, with the symmetry of its family; null if the work was not enough. */
export async function makePuzzle({ wish, limits }: PuzzleOrder): Promise<MadePuzzle | null> {
  const family = familyById.get(wish.family);
  invariant(family, `a family: ${wish.family}`);
  const run = generate({ ...wish, symmetry: family.symmetry }, limits);
  let step = run.next();
  while (step.done !== true) step = run.next();
  const made = step.value;
  if (made.type === 'notFound') return null;
  const facts = await findFacts(made.solution);
  if (!facts.ok) return null; // too large to be stored
  const { recipe, quality, rating } = made;
  return { facts: facts.value, recipe, score: quality.score, hardest: rating.hardest };
}
