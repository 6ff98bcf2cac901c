import { countNeeds } from '../explain/need.ts';
import { techniqueById, type TechniqueId } from '../explain/techniques.ts';
import type { Aimed } from './aim.ts';
import type { Quality } from './quality.ts';
import type { Work } from './Work.ts';

/** The least number of steps with the technique in a puzzle for practice. */
const LEAST_USES = 3;
/** The hardest level of single deductions. */
const DIRECT_LEVEL = 3;
/** The hardest grades of puzzles whose steps have a level at most, by the level. */
const GRADES = { 3: [1, 4], 4: [5, 6], 5: [7, 8] } as const;
/** Work of a round, for each cell. */
const WORK_PER_CELL = 0.02;

/** True if puzzles of the grade can be for practice: they need the level, and nothing harder. */
export function isGradeFor(grade: number, technique: TechniqueId): boolean {
  const [least, most] = GRADES[techniqueById.get(technique)?.level ?? DIRECT_LEVEL];
  return grade >= least && grade <= most;
}

/** True if a puzzle cannot be solved by players who do not know the technique. */
export function* hasNeed(
  { grid, rating }: Pick<Aimed, 'grid' | 'rating'>,
  technique: TechniqueId,
  work: Work,
): Generator<void, boolean> {
  const { level = DIRECT_LEVEL, isUsedBy } = techniqueById.get(technique) ?? {};
  if (!isGradeFor(rating.hardest, technique) || !isUsedBy) return false;
  if (level > DIRECT_LEVEL) return true;
  const run = countNeeds(grid, (cause) => cause.type !== 'learnt' && isUsedBy({ cause, level }));
  for (;;) {
    const { done, value } = run.next();
    if (done === true) return value !== null && value > 0;
    work.spend(WORK_PER_CELL * grid.tiles.length);
    if (work.isSpent) return false;
    yield;
  }
}

/** True if enough steps of the way use the technique. */
export function hasUses({ uses }: Quality, technique: TechniqueId): boolean {
  return (uses.get(technique) ?? 0) >= LEAST_USES;
}
