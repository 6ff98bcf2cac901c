import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import file from '#assets/pack/puzzles.json';
import { makeDraft, type Draft } from '#engine/generate/drafts.ts';
import type { Family } from '#engine/generate/Family.ts';
import { allFamilies } from '#engine/generate/families/index.ts';
import { Draws } from '#engine/generate/draws.ts';
import { generate } from '#engine/generate/generate.ts';
import { distanceOf, turnedColors } from '#engine/generate/likeness.ts';
import { oracleFor, type Test } from '#engine/generate/oracles.ts';
import { placeUnrated } from '#engine/generate/placements.ts';
import { reduce } from '#engine/generate/reduce.ts';
import { Work } from '#engine/generate/Work.ts';
import { clueSpace } from '#engine/setter/clueSpace.ts';
import { fewestClues } from '#engine/setter/fewestClues.ts';
import type { Generated, NotFound, Wish } from '#engine/generate/Wish.ts';

/** A measured value and the bar that it has to keep; null where nothing is promised. */
export interface Measured {
  readonly family: string;
  readonly what: string;
  readonly size: number;
  readonly value: number;
  readonly unit: 'ms' | 'clues' | '%' | 'points' | 'puzzles' | 'kB';
  readonly most: number | null;
  readonly least: number | null;
}

/** Bars in milliseconds by size: the median and the 95th percentile. */
type TimeBars = Readonly<Record<number, readonly [median: number | null, late: number | null]>>;

const BY_SIZE: TimeBars = { 7: [25, 80], 10: [100, 250], 15: [800, 1500] };
/** Families with bars of their own at 10 × 10. */
const OWN_BARS: Readonly<Record<string, TimeBars>> = {
  areas: { ...BY_SIZE, 10: [200, 300] },
  nurikabe: { 10: [100, 500] },
  letters: { 10: [700, null] },
  liar: { 10: [700, null] },
};
/** Families whose solutions are drawings, so that two puzzles can have the same one. */
const DRAWN: ReadonlySet<string> = new Set(['picture']);
/** Median clues of `sgt-range` by size. */
const SGT_RANGE: Readonly<Record<number, number>> = { 5: 6, 7: 10, 10: 18, 15: 41 };
/** Side and number of the puzzles that are made before anything is measured. */
const WARM_SIDE = 6;
const WARM_RUNS = 12;
const NO_LIMIT = 1e9;
const MOST_DRAFTS = 40;
/** Puzzles that are compared, and the least distance of the nearest two in percent. */
const LIKENESS = { side: 10, puzzles: 100, least: 10 };
/** Limits of work of a wish, and the longest call, in milliseconds. */
const WISH_WORK: Readonly<Record<number, number>> = { 7: 3000, 10: 6000 };
const WISH_MET: Readonly<Record<number, number>> = { 7: 95, 10: 90 };
const LONGEST_MS = 10_000;

function finish<T>(run: Generator<unknown, T>): T {
  let step = run.next();
  while (step.done !== true) step = run.next();
  return step.value;
}

/** Milliseconds of the processor in this process. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
}

/** The size nearest to a size that the family has. */
export function sideOf({ sizes, isEven }: Family, side: number): number {
  const even = isEven === true ? side + (side % 2) : side;
  return Math.min(sizes.most, Math.max(sizes.least, even));
}

/** Sizes of a family among the usual ones. */
export function sidesOf(family: Family, sides: readonly number[]): readonly number[] {
  return [...new Set(sides.map((it) => sideOf(family, it)))];
}

/** Make one unrated puzzle: its number of clues and its solution. */
function makeUnrated(family: Family, side: number, seed: number, test: Test) {
  const work = new Work(NO_LIMIT);
  const size = { width: side, height: side, symmetry: family.symmetry };
  for (let tried = 0; tried < MOST_DRAFTS; tried++) {
    const draft: Draft | null = finish(
      makeDraft(family, { ...size, seed: MOST_DRAFTS * seed + tried }, work),
    );
    if (!draft) continue;
    const { solution, groups } = draft;
    if (family.choosing === 'place') {
      const placed = finish(placeUnrated(draft, new Draws(seed), work));
      if (!placed) continue;
      return { solution, clues: [...placed.symbols.values()].flat().length };
    }
    const oracle = oracleFor(test, solution, groups, work);
    const reduction = finish(reduce(oracle, [...groups.keys()], work));
    if (!reduction) continue;
    return { solution, clues: reduction.kept.flatMap((it) => groups[it] ?? []).length };
  }
  return null;
}

/** Make some puzzles that are not measured, so that the code is compiled. */
export function warmUp(): void {
  const [family] = allFamilies;
  for (let seed = 1; family && seed <= WARM_RUNS; seed++) {
    makeUnrated(family, WARM_SIDE, seed, 'level3');
    makeUnrated(family, WARM_SIDE, seed, 'unique');
  }
}

/** Times and clues without rating. */
export function measureMaking(family: Family, side: number, seeds: number): readonly Measured[] {
  const test: Test = Math.min(...family.grades) <= 4 ? 'level3' : 'unique';
  const times: number[] = [];
  const clues: number[] = [];
  for (let seed = 0; seed <= seeds; seed++) {
    const before = processorMs();
    const made = makeUnrated(family, side, seed, test);
    if (!made || seed === 0) continue; // the first one warms up
    times.push(processorMs() - before);
    clues.push(made.clues);
  }
  return [
    ...timeRows(family, side, times),
    bar(family, 'clues', side, at(clues, 0.5), 'clues', {}),
  ];
}

function timeRows(family: Family, side: number, times: readonly number[]): readonly Measured[] {
  const [median = null, late = null] = (OWN_BARS[family.id] ?? BY_SIZE)[side] ?? [];
  return [
    bar(family, 'made, median', side, at(times, 0.5), 'ms', { most: median }),
    bar(family, 'made, 95 %', side, at(times, 0.95), 'ms', { most: late }),
  ];
}

export function bar(
  family: Family,
  what: string,
  size: number,
  value: number,
  unit: Measured['unit'],
  { most = null, least = null }: { most?: number | null; least?: number | null },
): Measured {
  return { family: family.id, what, size, value, unit, most, least };
}

/** The share of cells in which the nearest two of 100 solutions differ, however they are turned. */
export function measureLikeness(family: Family): Measured {
  const side = sideOf(family, LIKENESS.side);
  const test: Test = Math.min(...family.grades) <= 4 ? 'level3' : 'unique';
  const turned: (readonly string[])[] = [];
  for (let seed = 1; seed <= LIKENESS.puzzles; seed++) {
    const made = makeUnrated(family, side, seed, test);
    if (made) turned.push(turnedColors(made.solution));
  }
  const distances = turned.flatMap((one, index) =>
    turned.slice(index + 1).map((other) => distanceOf(one, other)),
  );
  return bar(family, 'nearest of 100', side, Math.min(...distances), '%', {
    least: side === LIKENESS.side && !DRAWN.has(family.id) ? LIKENESS.least : null,
  });
}

/** The clues of symmetric Range by uniqueness beside those of another generator. */
export function measureAgainstSgt(seeds: number): readonly Measured[] {
  const family = allFamilies.find(({ id }) => id === 'range');
  if (!family) return [];
  return Object.entries(SGT_RANGE).map(([size, most]) => {
    const side = Number(size);
    const clues: number[] = [];
    for (let seed = 1; seed <= seeds; seed++)
      clues.push(makeUnrated({ ...family, symmetry: 'half' }, side, seed, 'unique')?.clues ?? NaN);
    return bar(family, 'clues, unique, half', side, at(clues, 0.5), 'clues', { most });
  });
}

export function makeWish(
  family: Family,
  side: number,
  grades: readonly number[],
  seed: number,
  best = 1,
): Generated | NotFound {
  const { id, symmetry } = family;
  const wish: Wish = { family: id, width: side, height: side, grades, symmetry, seed };
  return finish(generate(wish, { work: (WISH_WORK[side] ?? LONGEST_MS) * best, best }));
}

/** How often each grade of the band is met, and how long the calls take. */
export function measureWishes(family: Family, side: number, seeds: number): readonly Measured[] {
  return family.grades.flatMap((grade) => {
    const times: number[] = [];
    let met = 0;
    for (let seed = 1; seed <= seeds; seed++) {
      const before = processorMs();
      const made = makeWish(family, side, [grade], seed);
      times.push(processorMs() - before);
      if (made.type === 'generated' && made.rating.hardest === grade) met++;
    }
    const share = (100 * met) / seeds;
    return [
      bar(family, `grade ${grade} met`, side, share, '%', { least: WISH_MET[side] ?? null }),
      bar(family, `grade ${grade}, median`, side, at(times, 0.5), 'ms', {}),
      bar(family, `grade ${grade}, longest`, side, at(times, 1), 'ms', { most: LONGEST_MS }),
    ];
  });
}

/** By how many points the best of eight is better than the median of the eight. */
export function measureBest(family: Family, wanted: number): Measured {
  const side = sideOf(family, wanted);
  const scores: number[] = [];
  const grades = family.grades.slice(0, 1);
  for (let seed = 1; seed <= 8; seed++) {
    const made = makeWish(family, side, grades, seed);
    if (made.type === 'generated') scores.push(made.quality.score);
  }
  return bar(family, 'best of 8', side, at(scores, 1) - at(scores, 0.5), 'points', { least: 0 });
}

/** Families in which the fewest clues are compared with deletion. */
const FEWEST_FAMILIES = ['range', 'mines', 'yinYang', 'mixed', 'tree'];
const FEWEST_SIDE = 7;
const FEWEST_LIMIT = 2000;
/** Bars: clues saved in the mean of the families, and time of the median. */
const LEAST_SAVED = 10;
const MOST_FEWEST_MS = 100;

/** How many clues the fewest are below deletion, and how long they take. */
export function measureFewest(seeds: number): readonly Measured[] {
  const families = allFamilies.filter(({ id }) => FEWEST_FAMILIES.includes(id));
  const shares: number[] = [];
  const rows = families.flatMap((family) => {
    const [times, saved]: [number[], number[]] = [[], []];
    for (let seed = 0; seed <= seeds; seed++) {
      const work = new Work(NO_LIMIT);
      const wish = { width: FEWEST_SIDE, height: FEWEST_SIDE, symmetry: 'none', seed } as const;
      const draft = finish(makeDraft(family, wish, work));
      if (!draft) continue;
      const oracle = oracleFor('unique', draft.solution, draft.groups, work);
      const deleted = finish(reduce(oracle, [...draft.groups.keys()], work));
      if (!deleted) continue;
      const before = processorMs();
      const space = clueSpace(draft.solution, [], draft.groups);
      const fewest = finish(fewestClues(space, { limit: FEWEST_LIMIT, work }));
      if (seed === 0) continue; // the first one warms up
      times.push(processorMs() - before);
      saved.push(100 - (100 * (fewest?.kept.length ?? NaN)) / deleted.kept.length);
    }
    const mean = saved.reduce((sum, it) => sum + it, 0) / saved.length;
    shares.push(mean);
    return [
      bar(family, 'fewest, saved', FEWEST_SIDE, mean, '%', {}),
      bar(family, 'fewest, median', FEWEST_SIDE, at(times, 0.5), 'ms', { most: MOST_FEWEST_MS }),
      bar(family, 'fewest, longest', FEWEST_SIDE, at(times, 1), 'ms', {}),
    ];
  });
  const mean = shares.reduce((sum, it) => sum + it, 0) / shares.length;
  const [first] = families;
  if (!first) return rows;
  const all = bar({ ...first, id: 'five families' }, 'fewest, saved', FEWEST_SIDE, mean, '%', {
    least: LEAST_SAVED,
  });
  return [...rows, all];
}

/** Least points by which the best of eight is better than their median, in the mean of families. */
const LEAST_GAIN = 6;

/** The mean of what the best of eight gains, over all measured families. */
export function meanGain(gains: readonly Measured[]): Measured {
  const mean = gains.reduce((sum, { value }) => sum + value, 0) / gains.length;
  return allOf('best of 8, mean', mean, 'points', { least: LEAST_GAIN });
}

const PACK = 'assets/pack/puzzles.json';
/** Bars of the pack. Its time and its bytes are those of `npm run pack`. */
const PACK_BARS = { puzzles: 400, kB: 40, score: 60, median: 75 };

/** Size and scores of the pack. */
export function measurePack(): readonly Measured[] {
  const text = readFileSync(PACK);
  const scores = file.puzzles.map(({ score }) => score);
  return [
    allOf('pack', scores.length, 'puzzles', { least: PACK_BARS.puzzles, most: PACK_BARS.puzzles }),
    allOf('pack, Brotli', brotliCompressSync(text).length / 1000, 'kB', { most: PACK_BARS.kB }),
    allOf('pack, least score', at(scores, 0), 'points', { least: PACK_BARS.score }),
    allOf('pack, median', at(scores, 0.5), 'points', { least: PACK_BARS.median }),
  ];
}

/** A value of all families together. */
function allOf(
  what: string,
  value: number,
  unit: Measured['unit'],
  { most = null, least = null }: { most?: number | null; least?: number | null },
): Measured {
  return { family: 'all', what, size: 0, value, unit, most, least };
}
