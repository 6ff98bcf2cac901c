import { isGradeFor } from '../../src/engine/generate/practice.ts';
import type { Family } from '../../src/engine/generate/Family.ts';
import { familyById } from '../../src/engine/generate/families/index.ts';
import { generate } from '../../src/engine/generate/generate.ts';
import { playLimits, type Wish } from '../../src/engine/generate/Wish.ts';
import type { TechniqueId, techniques } from '../../src/engine/explain/techniques.ts';

type Technique = (typeof techniques)[number];

/** A kind of puzzles, and how many wishes for a technique were met. */
export interface Kind {
  readonly family: string;
  readonly side: number;
  readonly grade: number;
  readonly met: number;
  readonly of: number;
  readonly workMedian: number;
  readonly isOffered: boolean;
}

const SIDE = 7;
/** Wishes of a kind, and misses with which it is offered. */
const WISHES = 20;
const MOST_MISSES = 1;
/** The best kinds of a technique. */
const MOST_KINDS = 2;

/** Families and grades whose puzzles may need a technique, the most likely first. */
const CANDIDATES: Readonly<Record<TechniqueId, readonly (readonly [string, number])[]>> = {
  views: [
    ['range', 2],
    ['mixed', 3],
  ],
  fullAreas: [
    ['areas', 3],
    ['trios', 3],
    ['nurikabe', 3],
  ],
  growth: [
    ['areas', 3],
    ['trios', 3],
    ['nurikabe', 3],
  ],
  apart: [
    ['nurikabe', 3],
    ['letters', 3],
    ['areas', 3],
  ],
  connection: [
    ['yinYang', 3],
    ['tree', 3],
    ['range', 2],
  ],
  loops: [['tree', 3]],
  reach: [
    ['nurikabe', 3],
    ['galaxies', 3],
  ],
  images: [['galaxies', 3]],
  shapes: [
    ['sameShape', 3],
    ['differentShapes', 3],
  ],
  patterns: [['shapeInside', 3]],
  edge: [
    ['yinYang', 3],
    ['yinYang', 4],
  ],
  allWays: [
    ['offByOne', 3],
    ['myopia', 2],
    ['mines', 3],
  ],
  compared: [
    ['mines', 3],
    ['rooms', 3],
    ['stars', 3],
  ],
  whatIf: [
    ['yinYang', 5],
    ['range', 5],
  ],
  whatIfInside: [
    ['mixed', 7],
    ['areas', 7],
  ],
};

/** The kinds of puzzles for a technique, measured by wishes within the limits of a page. */
export function measureKinds({ id }: Technique): readonly Kind[] {
  const kinds: Kind[] = [];
  for (const [name, grade] of CANDIDATES[id]) {
    const family = familyById.get(name);
    if (!family || !isGradeFor(grade, id)) continue;
    kinds.push(measured(family, grade, id));
    if (kinds.filter(({ isOffered }) => isOffered).length === MOST_KINDS) break;
  }
  return kinds;
}

function wishFor(family: Family, grade: number, seed: number): Wish {
  const least = Math.max(SIDE, family.sizes.least);
  const side = Math.min(family.sizes.most, family.isEven === true ? least + (least % 2) : least);
  const { id, symmetry } = family;
  return { family: id, width: side, height: side, grades: [grade], symmetry, seed };
}

function made(wish: Wish) {
  const run = generate(wish, playLimits(wish));
  let step = run.next();
  while (step.done !== true) step = run.next();
  return step.value;
}

function measured(family: Family, grade: number, technique: TechniqueId): Kind {
  const works: number[] = [];
  let [met, of] = [0, 0];
  for (; of < WISHES && of - met <= MOST_MISSES; of++) {
    const { type, work } = made({ ...wishFor(family, grade, of + 1), technique });
    works.push(work);
    if (type === 'generated') met++;
  }
  const workMedian = works.sort((a, b) => a - b)[works.length >> 1] ?? 0;
  const { width: side } = wishFor(family, grade, 1);
  return {
    family: family.id,
    side,
    grade,
    met,
    of,
    workMedian,
    isOffered: of - met <= MOST_MISSES,
  };
}
