import { generate } from '#engine/generate/generate.ts';
import type { Family } from '#engine/generate/Family.ts';
import type { Generated, NotFound, Wish } from '#engine/generate/Wish.ts';

const WORK = 10_000;

/** A wish for a small puzzle of a family. Grades are the whole band unless changed. */
export function smallWish(family: Family, changes: Partial<Wish> = {}): Wish {
  const side = Math.max(6, family.sizes.least);
  return {
    family: family.id,
    width: side,
    height: side,
    grades: family.grades,
    symmetry: family.symmetry,
    seed: 1,
    ...changes,
  };
}

/** The result of a run to its end. */
export function made(wish: Wish, limits: { work?: number; best?: number } = {}) {
  const { work = WORK, best = 1 } = limits;
  const run = generate(wish, { work, best });
  let step = run.next();
  while (step.done !== true) step = run.next();
  const result: Generated | NotFound = step.value;
  return result;
}

/** The puzzle of a wish that is met. */
export function puzzleBy(wish: Wish, limits: { work?: number; best?: number } = {}): Generated {
  const result = made(wish, limits);
  if (result.type === 'notFound')
    throw new Error(`no ${JSON.stringify(wish)}: ${JSON.stringify([...result.seen])}`);
  return result;
}
