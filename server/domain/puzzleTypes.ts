import type { PuzzleType } from '#engine/puzzle/types.ts';

/** The bit of each type in a stored number. */
const BIT_OF = { music: 8, pattern: 4, underclued: 2, logic: 1 } as const satisfies Readonly<
  Record<PuzzleType, number>
>;

/** The most specific first. */
const ORDER: readonly PuzzleType[] = ['music', 'pattern', 'underclued', 'logic'];

/** The bit of one type, to search for it. */
export function bitOfType(type: PuzzleType): number {
  return BIT_OF[type];
}

/** Types as a number. */
export function bitsOfTypes(types: readonly PuzzleType[]): number {
  return types.reduce((bits, type) => bits | BIT_OF[type], 0);
}

/** The types in a number, the most specific first. */
export function typesOfBits(bits: number): readonly PuzzleType[] {
  return ORDER.filter((type) => (bits & BIT_OF[type]) !== 0);
}
