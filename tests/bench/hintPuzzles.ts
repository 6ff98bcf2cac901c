import { writeGridText } from '#engine/codec/gridText.ts';
import { allFamilies } from '#engine/generate/families/index.ts';
import { SOLVER_PUZZLES, type SolverPuzzle } from '#tests/support/solverPuzzles.ts';
import { makeWish, sideOf } from './generateBars.ts';

/** The word that asks for generated puzzles instead of the corpus. */
const GENERATED = 'generated';
const SIDES = [5, 7, 10];
const SEEDS = [1, 2, 3];

/** Puzzles with one solution: generated ones, or those of the corpus with a word in their names. */
export function hintPuzzles(word: string): readonly SolverPuzzle[] {
  if (word === GENERATED) return generatedPuzzles();
  return SOLVER_PUZZLES.filter(
    (it) => it.expect === 'unique' && (it.id.includes(word) || it.class.includes(word)),
  );
}

/** Three puzzles of each family and size, of different grades where the family has some. */
function generatedPuzzles(): readonly SolverPuzzle[] {
  return allFamilies.flatMap((family) => {
    const sides = [...new Set(SIDES.map((it) => sideOf(family, it)))];
    const wishes = sides.flatMap((side) => SEEDS.map((seed) => ({ side, seed })));
    return wishes.flatMap(({ side, seed }, index): readonly SolverPuzzle[] => {
      const grade = family.grades[index % family.grades.length] ?? 0;
      const made = makeWish(family, side, [grade], seed);
      if (made.type !== 'generated') return [];
      return [
        {
          id: `${side}x${side}:${grade}:${seed}`,
          class: family.id,
          expect: 'unique',
          grid: writeGridText(made.grid),
          solution: writeGridText(made.solution),
        },
      ];
    });
  });
}
