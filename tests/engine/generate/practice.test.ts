import { describe, expect, it } from 'vitest';
import { invariant } from '#base/invariant.ts';
import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import { Explainer } from '#engine/explain/Explainer.ts';
import { explained } from '#engine/explain/explained.ts';
import { countNeeds } from '#engine/explain/need.ts';
import { techniqueById, techniques } from '#engine/explain/techniques.ts';
import { FAMILY_FACTS } from '#engine/generate/families/facts.ts';
import { FAMILY_IDS } from '#engine/generate/families/ids.ts';
import { PRACTICE_FACTS } from '#engine/generate/families/practiceFacts.ts';
import type { PracticeFacts } from '#engine/generate/FamilyFacts.ts';
import { familyById } from '#engine/generate/families/index.ts';
import { playLimits, type Wish } from '#engine/generate/Wish.ts';
import { rate } from '#engine/explain/rate.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { sampled } from '#tests/support/fuzzRuns.ts';
import { made, puzzleBy } from '#tests/support/madePuzzles.ts';

const PRACTICES: readonly PracticeFacts[] = PRACTICE_FACTS;
/** Number of techniques of which a puzzle is made by day. */
const BY_DAY = 2;

function techniqueOf(id: string) {
  const technique = techniqueById.get(id);
  invariant(technique, `a technique: ${id}`);
  return technique;
}

function wishOf({ id, kinds }: PracticeFacts, seed: number): Wish {
  const [kind] = kinds;
  invariant(kind, `${id} has a kind`);
  const { family, side, grade } = kind;
  const symmetry = familyById.get(family)?.symmetry ?? 'none';
  return { family, width: side, height: side, grades: [grade], symmetry, seed, technique: id };
}

function needsOf(grid: Grid, id: string): number | null {
  const { level, isUsedBy } = techniqueOf(id);
  const run = countNeeds(grid, (cause) => cause.type !== 'learnt' && isUsedBy({ cause, level }));
  let step = run.next();
  while (step.done !== true) step = run.next();
  return step.value;
}

function gridOf(text: string): Grid {
  const grid = parseGridText(text);
  invariant(grid.ok, text);
  return grid.value;
}

describe('the need for a technique', () => {
  /** A row of two cells that see each other: the number alone gives the other cell. */
  const SEEN = gridOf('0_2x1|T2:Wn|C1:|Z|Sviewpoint,x=0,y=0,number=2|R');

  it('is there if nothing else gives a cell', () => {
    expect(needsOf(SEEN, 'views')).toBe(1);
    expect(needsOf(SEEN, 'edge')).toBe(0);
  });

  it('is unknown if single deductions are not enough', () => {
    expect(needsOf(gridOf('0_2x1|T2:nn|C1:|Z|S|R'), 'views')).toBeNull();
  });
});

describe('puzzles for practice', () => {
  it.each(sampled(PRACTICES, BY_DAY))('need the technique $id, and nothing harder', (practice) => {
    const wish = wishOf(practice, 1);
    const { grid, recipe } = puzzleBy(wish, playLimits(wish));
    const { id } = practice;
    const { level, isUsedBy } = techniqueOf(id);
    const steps = [...explained(grid, { now: () => 0, solveMs: 5000 })];
    const text = writeGridText(grid);

    expect(steps.filter(isUsedBy).length, text).toBeGreaterThanOrEqual(3);
    if (level === 3) expect(needsOf(grid, id), text).toBeGreaterThan(0);
    expect(rate(grid)?.hardest, text).toBe(wish.grades[0]);
    expect(recipe).toMatch(new RegExp(`:1:${id}$`));
  });

  it('are refused where no puzzle needs the technique', () => {
    const wish = wishOf(PRACTICES[0] ?? { id: 'views', example: '', kinds: [] }, 1);
    expect(made({ ...wish, technique: 'loops' }, { work: 300 })).toMatchObject({
      type: 'notFound',
      reason: 'workSpent',
    });
  });
});

describe('the facts of techniques', () => {
  it.each(PRACTICES)('of $id have an example whose next step uses it', ({ id, example }) => {
    const grid = gridOf(example);
    const next = new Explainer(grid).next(grid, { now: () => 0 });
    invariant(next.type === 'step', example);
    expect(techniqueOf(id).isUsedBy(next.step), JSON.stringify(next.step.cause)).toBe(true);
    expect(rate(grid)?.isWhole, example).toBe(true);
  });

  it('are in the order of difficulty, and name kinds that are offered', () => {
    const ids = techniques.map(({ id }) => id);
    expect(PRACTICES.map(({ id }) => id)).toEqual(
      ids.filter((id) => PRACTICES.some((it) => it.id === id)),
    );
    for (const { kinds } of PRACTICES) {
      expect(kinds).not.toEqual([]);
      for (const { family, grade } of kinds)
        expect(familyById.get(family)?.grades).toContain(grade);
    }
  });

  it('and the list of ids have all families', () => {
    expect(FAMILY_IDS).toEqual(FAMILY_FACTS.map(({ id }) => id));
  });
});
