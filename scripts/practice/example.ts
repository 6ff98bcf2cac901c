import { writeGridText } from '../../src/engine/codec/gridText.ts';
import { withStep } from '../../src/engine/explain/coloring.ts';
import { explained } from '../../src/engine/explain/explained.ts';
import type { techniques } from '../../src/engine/explain/techniques.ts';
import { familyById } from '../../src/engine/generate/families/index.ts';
import { generate } from '../../src/engine/generate/generate.ts';
import type { PracticeFacts } from '../../src/engine/generate/FamilyFacts.ts';
import type { Grid } from '../../src/engine/grid/grid.ts';

const SIDE = 5;
const SEEDS = 5;
const LIMITS = { work: 20_000, best: 1 };
const SOLVE_MS = 5000;
/** Cells without a color in an example. */
const LEAST_OPEN = 4;

interface Found {
  readonly text: string;
  readonly cost: number;
}

/**
 * A small board on which the technique gives the next step: a puzzle of the kinds, with all cells
 * before that step as givens. The easiest of several; null if there is none.
 */
export function exampleOf(
  technique: (typeof techniques)[number],
  kinds: PracticeFacts['kinds'],
): string | null {
  const found = kinds.flatMap(({ family: id, grade }) => {
    const family = familyById.get(id);
    if (!family) return [];
    const side = Math.min(family.sizes.most, Math.max(family.sizes.least, SIDE));
    const { symmetry } = family;
    return Array.from({ length: SEEDS }, (_, i) => {
      const wish = { family: id, width: side, height: side, grades: [grade], symmetry };
      return made({ ...wish, seed: i + 1 });
    }).flatMap((grid) => (grid ? momentsOf(grid, technique) : []));
  });
  const [best] = found.sort((a, b) => a.cost - b.cost || (a.text < b.text ? -1 : 1));
  return best?.text ?? null;
}

function made(wish: Parameters<typeof generate>[0]): Grid | null {
  const run = generate(wish, LIMITS);
  let step = run.next();
  while (step.done !== true) step = run.next();
  return step.value.type === 'generated' ? step.value.grid : null;
}

/** The boards of the way before a step by the technique. */
function momentsOf(puzzle: Grid, { isUsedBy }: (typeof techniques)[number]): readonly Found[] {
  const found: Found[] = [];
  let current = puzzle;
  for (const step of explained(puzzle, { now: () => 0, solveMs: SOLVE_MS })) {
    const open = current.tiles.filter(({ exists, color }) => exists && color === 'gray').length;
    const given = { ...current, tiles: current.tiles.map(asGiven) };
    if (isUsedBy(step) && open >= LEAST_OPEN)
      found.push({ text: writeGridText(given), cost: step.cost + open / 10 });
    current = withStep(current, step);
  }
  return found;
}

function asGiven(tile: Grid['tiles'][number]): Grid['tiles'][number] {
  return tile.color === 'gray' ? tile : { ...tile, fixed: true };
}
