import file from '#assets/pack/puzzles.json';
import { parseGridText } from '#engine/codec/gridText.ts';
import { splitSolution } from '#engine/codec/gridWithSolution.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { encodeShare } from '#engine/codec/share.ts';
import { mixedPack, openPack, type PackPuzzle } from '#engine/generate/pack.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { invariant } from '#base/invariant.ts';
import type { FamilyId } from './FamilyCard.tsx';
import { clueKinds, distance, likeness } from './likeness.ts';
import { addressInPack, indexInPack } from './packAddress.ts';
import { browserCompression } from '#ui/shared/platform/compress.ts';
import { PRODUCT } from '#ui/shared/platform/product.ts';
import { puzzleKey } from '#ui/shared/platform/sha256.ts';
import { solvedKeys } from '#ui/shared/platform/solveLists.ts';
import { needTexts, translator } from '#ui/shared/texts/texts.ts';

needTexts('families');

// The puzzles that come with the program. This module is large: load it on demand.

/** A puzzle of the pack with its address. */
export interface DevicePuzzle {
  readonly puzzle: Puzzle;
  readonly link: string;
  /** True if it was ever solved in this browser. */
  readonly isSolved: boolean;
}

/** Kinds and difficulties alternate in it. */
const PACK: readonly PackPuzzle[] = mixedPack(openPack(file));

function puzzleOf({ family, number, text, rating }: PackPuzzle): Puzzle {
  const grid = parseGridText(text);
  invariant(grid.ok, `a puzzle of the pack can be read: ${text}`);
  const t = translator.current();
  return {
    title: `${t(`families.${family}.title`)} ${number}`,
    author: PRODUCT,
    description: t(`families.${family}.about`),
    difficulty: rating.hardest,
    ...splitSolution(grid.value),
  };
}

async function linkTo(puzzle: Puzzle, index: number): Promise<string> {
  const data = await encodeShare(writePuzzle(puzzle), browserCompression);
  return addressInPack(data, index);
}

/** Some puzzles of the pack, from an index; fewer at its end. */
export async function devicePuzzles(from: number, count: number): Promise<readonly DevicePuzzle[]> {
  const solved = await solvedKeys();
  return Promise.all(
    PACK.slice(from, from + count).map(async (packed, offset) => {
      const puzzle = puzzleOf(packed);
      const link = await linkTo(puzzle, from + offset);
      return { puzzle, link, isSolved: solved.has(await puzzleKey(puzzle)) };
    }),
  );
}

/** Number of puzzles in the pack. */
export const DEVICE_PUZZLES = PACK.length;

/**
 * The first puzzle of the pack from an index that was never solved in this browser, continuing from
 * the first; if all are solved, the one at the index.
 */
async function unsolvedFrom(start: number): Promise<DevicePuzzle | null> {
  const solved = await solvedKeys();
  for (let step = 0; step < PACK.length; step++) {
    const index = (start + step) % PACK.length;
    const packed = PACK[index];
    if (!packed) break;
    const puzzle = puzzleOf(packed);
    if (!solved.has(await puzzleKey(puzzle)))
      return { puzzle, link: await linkTo(puzzle, index), isSolved: false };
  }
  const [first = null] = await devicePuzzles(start % PACK.length, 1);
  return first;
}

/** The address of a random puzzle of the pack, an unsolved one if there is any. */
export async function luckyDeviceAddress(): Promise<string | null> {
  return (await unsolvedFrom(Math.floor(Math.random() * PACK.length)))?.link ?? null;
}

/** The unsolved puzzle after the one at an address, for the same mode. */
export async function nextDevicePuzzle(address: string): Promise<DevicePuzzle | null> {
  const next = await unsolvedFrom(indexInPack(address) + 1);
  if (!next || next.isSolved) return null;
  const isPerfection = address.startsWith('/perfection');
  return isPerfection ? { ...next, link: next.link.replace('/solve', '/perfection') } : next;
}

/** A kind of puzzles that is like a puzzle. */
export interface AlikeKind {
  readonly family: FamilyId;
  /** The most similar unsolved puzzle of the pack; null if all are solved. */
  readonly next: DevicePuzzle | null;
}

/** The kind of the pack that is most like a puzzle from elsewhere; null if none is like it. */
export async function alikeDevicePuzzle({ grid, difficulty }: Puzzle): Promise<AlikeKind | null> {
  const family = familyLike(grid);
  if (family === null) return null;
  const wanted = { cells: grid.width * grid.height, difficulty };
  const near = PACK.flatMap((packed, index) =>
    packed.family === family ? [{ packed, index, far: distance(wanted, measuresOf(packed)) }] : [],
  ).sort((a, b) => a.far - b.far);
  const solved = await solvedKeys();
  for (const { packed, index } of near) {
    const puzzle = puzzleOf(packed);
    if (!solved.has(await puzzleKey(puzzle)))
      return { family, next: { puzzle, link: await linkTo(puzzle, index), isSolved: false } };
  }
  return { family, next: null };
}

/** The family whose clues are most like those of a grid; null if none is like it. */
function familyLike(grid: Grid): FamilyId | null {
  const wanted = clueKinds(grid);
  let best: { readonly family: FamilyId | null; readonly share: number } = {
    family: null,
    share: 0,
  };
  for (const [family, kinds] of familyKinds()) {
    const share = likeness(wanted, kinds);
    if (share > best.share) best = { family, share };
  }
  return best.family;
}

/** The clues of one puzzle of each family: the others have the same. */
function familyKinds(): ReadonlyMap<FamilyId, ReadonlySet<string>> {
  const kinds = new Map<FamilyId, ReadonlySet<string>>();
  for (const packed of PACK)
    if (!kinds.has(packed.family)) kinds.set(packed.family, clueKinds(puzzleOf(packed).grid));
  return kinds;
}

function measuresOf({ text, rating }: PackPuzzle) {
  const [, width = '1', height = '1'] = /^(\d+)x(\d+)/.exec(text) ?? [];
  return { cells: Number(width) * Number(height), difficulty: rating.hardest };
}
