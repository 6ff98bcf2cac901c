import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { invariant } from '#base/invariant.ts';
import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import { rate } from '#engine/explain/rate.ts';
import { factsOf } from '#engine/generate/FamilyFacts.ts';
import { FAMILY_FACTS } from '#engine/generate/families/facts.ts';
import { allFamilies } from '#engine/generate/families/index.ts';
import { colorEquals } from '#engine/grid/colors.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { solveUniversally } from '#engine/solving/solve.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { Family } from '#engine/generate/Family.ts';
import type { Generated } from '#engine/generate/Wish.ts';
import { puzzleBy, smallWish } from '#tests/support/madePuzzles.ts';
import { sampled } from '#tests/support/fuzzRuns.ts';

const FAMILIES = 'src/engine/generate/families';
/** The number of families of which every grade is tried by day. */
const BY_DAY = 1;

const made = new Map<string, Generated>();

/** One puzzle of each family, of its easiest grade. Tests share it. */
function samplePuzzle(family: Family): Generated {
  const known = made.get(family.id);
  if (known) return known;
  const puzzle = puzzleBy(smallWish(family, { grades: family.grades.slice(0, 1) }));
  made.set(family.id, puzzle);
  return puzzle;
}

function solutionsOf(puzzle: Grid): readonly Grid[] {
  const found: Grid[] = [];
  for (const event of solveUniversally(puzzle)) {
    if (event.type === 'solution') found.push(event.grid);
    if (found.length > 1) break;
  }
  return found;
}

describe('a family', () => {
  it.each(allFamilies)('$id makes puzzles with exactly one solution, in its band', (family) => {
    const { grid, solution, rating } = samplePuzzle(family);
    const text = writeGridText(grid);
    const [only, other] = solutionsOf(grid);

    expect(other, text).toBeUndefined();
    expect(only && colorEquals(only, solution), text).toBe(true);
    expect(judge(boardOf(solution), null).final, text).toBe('satisfied');
    expect(rate(grid)?.hardest, text).toBe(rating.hardest);
    expect(family.grades, text).toContain(rating.hardest);
  });

  it.each(sampled(allFamilies, BY_DAY))('$id makes every grade of its band', (family) => {
    for (const grade of family.grades) {
      const { grid, rating } = puzzleBy(smallWish(family, { grades: [grade], seed: 2 }));
      expect(rating.hardest, writeGridText(grid)).toBe(grade);
    }
  });

  it('makes the same puzzles as before, or has a new version', async () => {
    const lines = allFamilies.map((family) => {
      const { recipe, grid } = samplePuzzle(family);
      return `${recipe} ${writeGridText(grid)}\n`;
    });
    await expect(lines.join('')).toMatchFileSnapshot('../../vectors/generate/golden.txt');
  });

  it('has facts as it says itself, and a solved example: else run `npm run families`', () => {
    expect(FAMILY_FACTS.map(({ example: _, ...facts }) => facts)).toEqual(allFamilies.map(factsOf));
    for (const { example } of FAMILY_FACTS) {
      const grid = parseGridText(example);
      invariant(grid.ok, example);
      expect(judge(boardOf(grid.value), null).final, example).toBe('satisfied');
    }
  });

  it('is a folder and a line: nothing else names one', () => {
    const folders = readdirSync(FAMILIES, { withFileTypes: true })
      .filter((it) => it.isDirectory())
      .map(({ name }) => name);
    expect(allFamilies.map(({ id }) => id).toSorted()).toEqual(folders.toSorted());
    const shared = readdirSync('src/engine/generate', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.startsWith('families/'))
      .map((file) => readFileSync(`src/engine/generate/${file}`, 'utf8'));
    for (const code of shared) {
      for (const { id } of allFamilies) expect(code).not.toContain(`'${id}'`);
    }
  });
});
