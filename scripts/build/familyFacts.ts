import { writeGridText } from '../../src/engine/codec/gridText.ts';
import type { Family } from '../../src/engine/generate/Family.ts';
import { factsOf } from '../../src/engine/generate/FamilyFacts.ts';
import { allFamilies } from '../../src/engine/generate/families/index.ts';
import { generate } from '../../src/engine/generate/generate.ts';

/** Side of the board of an example, if the family has it. */
const SIDE = 5;
/** An example is the best of several puzzles. */
const LIMITS = { work: 60_000, best: 6 };

/** The module with the facts of all families, an example of each included. */
export function familyFacts(): string {
  const facts = allFamilies.map((family) => ({ ...factsOf(family), example: exampleOf(family) }));
  return `import type { FamilyFacts } from '../FamilyFacts.ts';

/** The facts of all families, in the order of lists. Made by \`npm run families\`. */
export const FAMILY_FACTS = ${JSON.stringify(facts, null, 2)} as const satisfies readonly FamilyFacts[];
`;
}

/** The module with the ids of all families, for pages that need nothing else of them. */
export function familyIds(): string {
  return `/** The ids of all families, in the order of lists. Made by \`npm run families\`. */
export const FAMILY_IDS = ${JSON.stringify(allFamilies.map(({ id }) => id))} as const;
`;
}

/** The text of a solved board of the family. */
function exampleOf(family: Family): string {
  const side = Math.min(family.sizes.most, Math.max(family.sizes.least, SIDE));
  const [grade = 1] = family.grades;
  const { id, symmetry } = family;
  const wish = { family: id, width: side, height: side, grades: [grade], symmetry, seed: 1 };
  const run = generate(wish, LIMITS);
  let step = run.next();
  while (step.done !== true) step = run.next();
  if (step.value.type === 'notFound') throw new Error(`there is no example of ${id}`);
  return writeGridText(step.value.solution);
}
