import { writeGridText } from '#engine/codec/gridText.ts';
import { allFamilies } from '#engine/generate/families/index.ts';
import { generate } from '#engine/generate/generate.ts';

const SIDE = 5;
const GOLDEN = 20;
const WORK = 3000;

/** Families of small boards, one for each golden recipe. */
const FAMILIES = allFamilies.filter(({ sizes }) => sizes.least <= SIDE).slice(0, GOLDEN);

/** Number of golden recipes. */
export const GOLDEN_RECIPES = FAMILIES.length;

/** The recipe, the text and the rating of a golden puzzle, the same in every JavaScript engine. */
export function makeGolden(index: number): string {
  const family = FAMILIES[index];
  if (!family) return 'none';
  const { id, symmetry, grades } = family;
  const [grade = 2] = grades;
  const run = generate(
    { family: id, width: SIDE, height: SIDE, grades: [grade], symmetry, seed: 7 },
    { work: WORK, best: 1 },
  );
  let step = run.next();
  while (step.done !== true) step = run.next();
  const { value } = step;
  if (value.type === 'notFound') return `none of ${id}, ${value.work}`;
  const { recipe, rating, quality, work } = value;
  return `${recipe} ${writeGridText(value.solution)} ${rating.total} ${quality.score} ${work}`;
}
