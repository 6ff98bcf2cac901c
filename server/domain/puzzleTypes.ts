import { PUZZLE_TYPES, type PuzzleType } from '#contract/shapes.ts';

/** Stored types: one bit each, whose meaning never changes. */
const BIT_OF = { music: 8, pattern: 4, underclued: 2, logic: 1 } as const satisfies Readonly<
  Record<PuzzleType, number>
>;

/** Exclusive upper bound of the type codes. */
const BITS_END = 16;

/** Encode types as a number. */
export function encodeTypes(types: readonly PuzzleType[]): number {
  return types.reduce((bits, type) => bits | BIT_OF[type], 0);
}

/** Decode the types of a number, the most specific first. */
export function decodeTypes(bits: number): PuzzleType[] {
  return PUZZLE_TYPES.filter((type) => (bits & BIT_OF[type]) !== 0);
}

/** Every code that contains a type: an index finds values, not bits. */
export function codesWithType(type: PuzzleType): readonly number[] {
  return Array.from({ length: BITS_END }, (_, bits) => bits).filter(
    (bits) => (bits & BIT_OF[type]) !== 0,
  );
}
