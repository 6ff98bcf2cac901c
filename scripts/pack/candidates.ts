import { writeGridText } from '#engine/codec/gridText.ts';
import type { Rating } from '#engine/explain/rate.ts';
import type { Family } from '#engine/generate/Family.ts';
import { familyById } from '#engine/generate/families/index.ts';
import { generate } from '#engine/generate/generate.ts';
import { bandOf, type Wish } from '#engine/generate/Wish.ts';
import { invariant } from '#base/invariant.ts';

/** A puzzle that may be in the pack. */
export interface Candidate {
  readonly family: string;
  readonly side: number;
  readonly grade: number;
  readonly recipe: string;
  /** The text of the grid with the colors of its solution. */
  readonly text: string;
  readonly rating: Rating;
  readonly score: number;
  readonly isDull: boolean;
}

/** The puzzles that were made of a family. */
export interface Made {
  readonly family: string;
  readonly candidates: readonly Candidate[];
  /** Number of wishes that were not met. */
  readonly unmet: number;
  readonly work: number;
}

const SIDES = [5, 6, 7, 8, 9, 10];
/** The largest boards of grades: hard puzzles take long to make, and longer to solve. */
const MOST_SIDE: Readonly<Record<number, number>> = { 5: 8, 6: 7, 7: 6 };
/** Limits of a puzzle and of a family, in units of `Work`, and of the puzzles of a family. */
const PUZZLE_WORK = 1500;
const FAMILY_WORK = 24_000;
const MOST_CANDIDATES = 60;
/** Least score of a puzzle in the pack. */
export const LEAST_SCORE = 60;
/** Grades are given up if this share of their first puzzles is not good. */
const LEAST_TRIED = 5;
const LEAST_GOOD = 0.2;

/**
 * Make puzzles of a family, of all sizes and grades in turn, until its work is spent. The same
 * everywhere, since work is counted, not measured.
 */
export function makeCandidates(id: string): Made {
  const family = familyById.get(id);
  invariant(family, `a family: ${id}`);
  const kinds = kindsOf(family);
  const candidates: Candidate[] = [];
  let [work, unmet] = [0, 0];
  for (let round = 1; work < FAMILY_WORK && candidates.length < MOST_CANDIDATES; round++) {
    for (const { side, grade } of kinds) {
      if (work >= FAMILY_WORK) break;
      const same = candidates.filter((it) => it.grade === grade);
      const good = same.filter(isGood).length;
      if (same.length >= LEAST_TRIED && good < LEAST_GOOD * same.length) continue;
      const seed = (side * 10 + grade) * 1000 + round;
      const { symmetry } = family;
      const wish = { family: id, width: side, height: side, grades: [grade], symmetry, seed };
      const made = finish(wish);
      work += made.work;
      if (made.type === 'notFound') {
        unmet++;
        continue;
      }
      const { recipe, rating, quality, solution } = made;
      const text = writeGridText(solution);
      candidates.push({ family: id, side, grade, recipe, text, rating, ...quality });
    }
  }
  return { family: id, candidates, unmet, work };
}

/** True for a puzzle that may be in the pack. */
function isGood({ score, isDull }: Candidate): boolean {
  return !isDull && score >= LEAST_SCORE;
}

/** The sizes and grades of a family: easy and hard, small and large ones in turn. */
function kindsOf(family: Family): readonly { readonly side: number; readonly grade: number }[] {
  const { least, most } = family.sizes;
  const sides = SIDES.filter(
    (side) => side >= least && side <= most && (family.isEven !== true || side % 2 === 0),
  );
  const grades = bandOf(family, { width: 0, height: 0 });
  return grades.flatMap((grade) =>
    sides
      .filter((side) => bandOf(family, { width: side, height: side }).includes(grade))
      .filter((side, index) => index === 0 || side <= (MOST_SIDE[grade] ?? side))
      .map((side) => ({ side, grade })),
  );
}

function finish(wish: Wish) {
  const run = generate(wish, { work: PUZZLE_WORK, best: 1 });
  let step = run.next();
  while (step.done !== true) step = run.next();
  return step.value;
}
