import { writeFileSync } from 'node:fs';
import { techniques } from '../src/engine/explain/techniques.ts';
import { PRACTICE_FACTS } from '../src/engine/generate/families/practiceFacts.ts';
import type { PracticeFacts } from '../src/engine/generate/FamilyFacts.ts';
import { exampleOf } from './practice/example.ts';
import { measureKinds, type Kind } from './practice/kinds.ts';

/**
 * Measures by which kinds of puzzles each technique can be practiced, prints the table of
 * docs/generator.md, and writes the facts: `npm run practice && npm run format`. Takes half an hour
 * of the processor; `npm run practice -- examples` makes only the examples anew, in a minute.
 */
const FILE = 'src/engine/generate/families/practiceFacts.ts';
const isMeasured = process.argv[2] === 'examples';

/** The kinds of puzzles that are offered for a technique, measured now or before. */
function kindsOf(technique: (typeof techniques)[number]): PracticeFacts['kinds'] {
  if (isMeasured) return PRACTICE_FACTS.find(({ id }) => id === technique.id)?.kinds ?? [];
  const kinds = measureKinds(technique);
  kinds.forEach((kind) => print(technique.id, kind));
  return kinds.flatMap(({ family, side, grade, isOffered }) =>
    isOffered ? [{ family, side, grade }] : [],
  );
}

function print(id: string, { family, side, grade, met, of, workMedian }: Kind): void {
  const cells = [id, `\`${family}\``, side, grade, `${met} of ${of}`, Math.round(workMedian)];
  console.log(`| ${cells.join(' | ')} |`);
}

const facts = techniques.flatMap((technique): PracticeFacts[] => {
  const kinds = kindsOf(technique);
  const example = exampleOf(technique, kinds);
  if (example === null) console.log(`no example of ${technique.id}`);
  return example === null ? [] : [{ id: technique.id, example, kinds }];
});
writeFileSync(
  FILE,
  `import type { PracticeFacts } from '../FamilyFacts.ts';

/** The techniques to practice, with kinds of puzzles that need them. Made by \`npm run practice\`. */
export const PRACTICE_FACTS = ${JSON.stringify(facts, null, 2)} as const satisfies readonly PracticeFacts[];
`,
);
