import type { Rating } from '../explain/rate.ts';
import { FAMILY_FACTS } from './families/facts.ts';

/** The id of a family. */
type FamilyId = (typeof FAMILY_FACTS)[number]['id'];

/** The pack as a file, `assets/pack/puzzles.json`: the puzzles that come with the program. */
export interface PackFile {
  /** The `RATING_METHOD` of the ratings. */
  readonly method: number;
  /** By family, those of a family by difficulty. */
  readonly puzzles: readonly PackedPuzzle[];
}

interface PackedPuzzle {
  readonly family: string;
  readonly score: number;
  readonly hardest: number;
  readonly minutes: number;
  readonly whatIfs: number;
  /** The level and the width of each round, one after the other. */
  readonly curve: readonly number[];
  /** The text of the grid with the colors of its solution. */
  readonly text: string;
}

/** A puzzle of the pack. */
export interface PackPuzzle extends Pick<PackedPuzzle, 'score' | 'text'> {
  readonly family: FamilyId;
  /** Its position among those of its family, from 1. */
  readonly number: number;
  readonly rating: Pick<PackedPuzzle, 'hardest' | 'minutes' | 'whatIfs'> & {
    readonly curve: readonly { readonly level: number; readonly width: number }[];
  };
}

/** A puzzle for the file of the pack. */
export function packed(
  { family, score, text }: Pick<PackedPuzzle, 'family' | 'score' | 'text'>,
  { hardest, minutes, whatIfs, curve }: Rating,
): PackedPuzzle {
  const course = curve.flatMap(({ level, width }) => [level, width]);
  return { family, score, hardest, minutes, whatIfs, curve: course, text };
}

/** The puzzles in the file of the pack. */
export function openPack({ puzzles }: PackFile): readonly PackPuzzle[] {
  const counts = new Map<string, number>();
  return puzzles.flatMap(({ family: id, score, hardest, minutes, whatIfs, curve, text }) => {
    const family = FAMILY_FACTS.find((it) => it.id === id)?.id;
    if (family === undefined) return [];
    const number = (counts.get(family) ?? 0) + 1;
    counts.set(family, number);
    const rounds = curve.flatMap((level, index) =>
      index % 2 === 0 ? [{ level, width: curve[index + 1] ?? 0 }] : [],
    );
    return { family, number, score, text, rating: { hardest, minutes, whatIfs, curve: rounds } };
  });
}

/** The golden section in thousandths: steps of this part of a list spread evenly over it. */
const GOLDEN = 618;

/** The puzzles of the pack in an order in which kinds and difficulties alternate. */
export function mixedPack<Item>(pack: readonly Item[]): readonly Item[] {
  const wanted = Math.floor((pack.length * GOLDEN) / 1000);
  let stride = wanted;
  // The nearest number that leads to every item: below it, above it, and so on.
  for (let off = 1; pack.length > 0 && divisorOf(stride, pack.length) !== 1; off++)
    stride = wanted + (off % 2 === 1 ? -Math.ceil(off / 2) : off / 2);
  return pack.flatMap((_, index) => pack[(index * stride) % pack.length] ?? []);
}

/** The greatest common divisor. */
function divisorOf(a: number, b: number): number {
  return b === 0 ? a : divisorOf(b, a % b);
}

/** The puzzle of the pack for a day, such as the number of days since 1970. */
export function packPuzzleOfDay<Item>(pack: readonly Item[], day: number): Item | null {
  const index = ((Math.floor(day) % pack.length) + pack.length) % pack.length;
  return mixedPack(pack)[index] ?? null;
}
