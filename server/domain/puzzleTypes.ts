import { PUZZLE_TYPES, type PuzzleType } from '#contract/shapes.ts';

/** Types as they are stored: one bit each, which never changes its meaning. */
const BIT_OF = { music: 8, pattern: 4, underclued: 2, logic: 1 } as const satisfies Readonly<
  Record<PuzzleType, number>
>;

/** One more than any number that types make. */
const BITS_END = 16;

/** Types as a number. */
export function bitsOfTypes(types: readonly PuzzleType[]): number {
  return types.reduce((bits, type) => bits | BIT_OF[type], 0);
}

/** The types in a number, the most specific first. */
export function typesOfBits(bits: number): PuzzleType[] {
  return PUZZLE_TYPES.filter((type) => (bits & BIT_OF[type]) !== 0);
}

/** Every number with a type in it: an index finds values, not bits. */
export function bitsWithType(type: PuzzleType): readonly number[] {
  return Array.from({ length: BITS_END }, (_, bits) => bits).filter(
    (bits) => (bits & BIT_OF[type]) !== 0,
  );
}
