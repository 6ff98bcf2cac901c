import { invariant } from '#base/invariant.ts';
import { recolor, type Grid } from '../grid/grid.ts';
import { Aim, type Aimed } from './aim.ts';
import { makeDraft, type Draft } from './drafts.ts';
import { Draws, seedFor } from './draws.ts';
import { familyById } from './families/index.ts';
import type { Family } from './Family.ts';
import { placeClues } from './placements.ts';
import { isProved } from './prove.ts';
import { hasNeed, hasUses } from './practice.ts';
import { qualityOf } from './quality.ts';
import {
  bandOf,
  hasSymmetry,
  writeRecipe,
  type Candidate,
  type GenerateEvent,
  type Generated,
  type NotFound,
  type Wish,
  type WorkLimits,
} from './Wish.ts';
import { Work } from './Work.ts';

/** Drafts after which a run ends, for each puzzle that is wanted. */
const MOST_DRAFTS = 60;
/** Dull puzzles after which a dull one is the result, for each puzzle that is wanted. */
const MOST_DULL = 4;
/** Stages of a draft besides those of `makeDraft`. */
const DRAFT = 11;
const AIM = 12;

/**
 * Make a puzzle by wish: of a family, a size, a grade and a symmetry. The same wish and limits give
 * the same puzzle on every machine. Yields often, so that the caller can stop or do something else.
 *
 * @throws for a family that does not exist
 */
export function* generate(
  wish: Wish,
  { work: limit, best: wanted }: WorkLimits,
): Generator<GenerateEvent, Generated | NotFound> {
  const family = familyById.get(wish.family);
  invariant(family, `a family: ${wish.family}`);
  const work = new Work(limit);
  const seen = new Map<number, number>();
  const band = hasSymmetry(family, wish.symmetry, wish) ? bandOf(family, wish) : [];
  const grades = wish.grades.filter((it) => band.includes(it));
  if (grades.length === 0) return { type: 'notFound', reason: 'outsideBand', seen, work: 0 };
  let best: Candidate | null = null;
  let [fine, dull] = [0, 0];
  for (let tried = 0; tried < MOST_DRAFTS * wanted && !work.isSpent; tried++) {
    const run = makeCandidate(family, { ...wish, grades }, { tried, work, seen });
    let step = run.next();
    for (; step.done !== true; step = run.next()) yield { tried, best };
    const made = step.value;
    if (!made) continue;
    if (made.quality.isDull) dull++;
    else fine++;
    if (!best || rankOf(made) > rankOf(best)) best = made;
    if (fine >= wanted || dull >= MOST_DULL * wanted) break;
  }
  if (!best) return { type: 'notFound', reason: 'workSpent', seen, work: work.done };
  return {
    ...best,
    type: 'generated',
    recipe: writeRecipe(family, wish, wanted),
    clues: countClues(best.grid),
    work: work.done,
  };
}

interface Run {
  readonly tried: number;
  readonly work: Work;
  readonly seen: Map<number, number>;
}

function* makeCandidate(
  family: Family,
  wish: Wish,
  { tried, work, seen }: Run,
): Generator<void, Candidate | null> {
  const seed = seedFor(wish.seed, DRAFT, tried);
  const draft = yield* makeDraft(family, { ...wish, seed }, work);
  if (!draft) return null;
  const { grades, technique } = wish;
  const draws = new Draws(seedFor(seed, AIM));
  const aimed: Aimed | null = yield* aimAt(family, draft, { draws, grades, work, seen });
  if (!aimed) return null;
  const { grid, rating } = aimed;
  if (technique && !(yield* hasNeed(aimed, technique, work))) return null;
  if (!(yield* isProved(grid, draft.solution, work))) return null;
  const solution = paintedWith(grid, draft.solution);
  const quality = yield* qualityOf(grid, solution, { rating, work });
  if (technique && !hasUses(quality, technique)) return null;
  return { grid, rating, solution, quality };
}

function aimAt(
  family: Family,
  draft: Draft,
  {
    draws,
    ...options
  }: { draws: Draws; grades: readonly number[]; work: Work; seen: Map<number, number> },
): Generator<void, Aimed | null> {
  return family.choosing === 'place'
    ? placeClues(draft, draws, options)
    : new Aim(draft, options).run(draws);
}

/** The puzzle with the colors of its solution. */
function paintedWith(puzzle: Grid, solution: Grid): Grid {
  const tiles = puzzle.tiles.map((tile, cell) =>
    recolor(tile, solution.tiles[cell]?.color ?? tile.color),
  );
  return { ...puzzle, tiles };
}

/** The score, with all dull puzzles below the others. */
function rankOf({ quality: { score, isDull } }: Candidate): number {
  return isDull ? score - 1000 : score;
}

/** Number of cells with a symbol or a given. */
function countClues(grid: Grid): number {
  const cells = new Set(
    grid.tiles.flatMap(({ exists, fixed }, cell) => (exists && fixed ? [cell] : [])),
  );
  let others = 0;
  for (const list of grid.symbols.values()) {
    for (const { at } of list) {
      const cell = at.y * grid.width + at.x;
      if (Number.isInteger(at.x) && Number.isInteger(at.y)) cells.add(cell);
      else others++;
    }
  }
  return cells.size + others;
}
