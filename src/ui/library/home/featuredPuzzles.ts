import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { encodeShare } from '#engine/codec/share.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { browserCompression } from '#ui/shared/platform/compress.ts';
import { puzzleKey } from '#ui/shared/platform/sha256.ts';
import { solvedKeys } from '#ui/shared/platform/solveLists.ts';
import { translator, needTexts } from '#ui/shared/texts/texts.ts';
import { message, type Text } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import { splitSolution } from '#engine/codec/gridWithSolution.ts';
import { PRODUCT } from '#ui/shared/platform/product.ts';
import { isOfPack } from '#ui/library/lists/packAddress.ts';
import { builtInGrid } from './builtInGrid.ts';

needTexts('home');

/** Text of an embedded 2 x 2 grid of one color, in the format of rule params. */
function squareOf(letter: 'b' | 'w'): string {
  return `2x2&#124;T2&#58;${letter.repeat(4)}&#124;C2&#58;&#124;Z&#124;S&#124;R`;
}

/** A puzzle whose texts are not translated yet. */
interface BuiltInPuzzle extends Omit<Puzzle, 'title' | 'description'> {
  readonly title: Text;
  readonly description: Text;
}

function puzzle(
  title: Text,
  difficulty: number,
  description: Text,
  [size, rows, symbols, rules]: readonly [
    size: string,
    rows: readonly string[],
    symbols: readonly string[],
    rules: readonly string[],
  ],
): BuiltInPuzzle {
  const text = `${size}|T${rows[0]?.length ?? 0}:${rows.join('')}|C1:|Z|S${symbols.join(':')}|R${rules.join(':')}`;
  return { title, author: PRODUCT, description, difficulty, ...splitSolution(builtInGrid(text)) };
}

/** Easiest first. Their rows show the only solution, with givens in capitals. */
const PUZZLES: readonly BuiltInPuzzle[] = [
  puzzle(message('home.firstLightTitle'), 1, message('home.firstLightText'), [
    '5x5',
    ['wwwww', 'bbWBw', 'wbbbw', 'wbwbw', 'wbwbw'],
    ['number,x=3,y=3,number=10', 'number,x=0,y=3,number=3', 'number,x=2,y=3,number=2'],
    ['connect_all,color=dark'],
  ]),
  puzzle(message('home.fourCornersTitle'), 2, message('home.fourCornersText'), [
    '5x5',
    ['bbwbb', 'bwbwb', 'wWbww', 'bwbwb', 'bbwbb'],
    [
      'number,x=2,y=0,number=1',
      'letter,x=0,y=3,letter=A',
      'letter,x=2,y=1,letter=B',
      'letter,x=2,y=3,letter=B',
      'letter,x=0,y=0,letter=C',
    ],
    ['region_area,color=dark,size=3', `ban_pattern,pattern=${squareOf('w')}`],
  ]),
  puzzle(message('home.longSightTitle'), 3, message('home.longSightText'), [
    '6x6',
    ['wwwbww', 'wbwbwb', 'bwwwwb', 'bbwbww', 'wbwbwb', 'wwwwwb'],
    [
      'viewpoint,x=2,y=2,number=9',
      'viewpoint,x=4,y=5,number=10',
      'viewpoint,x=0,y=1,number=2',
      'viewpoint,x=4,y=0,number=7',
      'viewpoint,x=0,y=2,number=2',
      'viewpoint,x=4,y=3,number=7',
    ],
    [
      'connect_all,color=light',
      `ban_pattern,pattern=${squareOf('b')}`,
      `ban_pattern,pattern=${squareOf('w')}`,
    ],
  ]),
];

/** The built-in puzzles in a language, easiest first. */
export function builtInPuzzles(t: Translator): readonly Puzzle[] {
  return PUZZLES.map(({ title, description, ...puzzle }) => ({
    ...puzzle,
    title: t.say(title),
    description: t.say(description),
  }));
}

/** A built-in puzzle with its address. */
export interface FeaturedPuzzle {
  readonly puzzle: Puzzle;
  readonly link: string;
  /** True if it was ever solved in this browser. */
  readonly isSolved: boolean;
}

/** The built-in puzzles in the current language, easiest first, with share links. */
export async function featuredPuzzles(): Promise<readonly FeaturedPuzzle[]> {
  const solved = await solvedKeys();
  const puzzles = builtInPuzzles(translator.current());
  return await Promise.all(puzzles.map((puzzle) => featuredPuzzle(puzzle, solved)));
}

/**
 * The next unsolved puzzle after the one at an address of a solve page, with a link for the same
 * mode: a built-in one, continuing from the first, or else one of the pack. After a puzzle of the
 * pack another one of it follows. Null if all are solved.
 */
export async function nextPuzzle(address: string): Promise<FeaturedPuzzle | null> {
  const next = isOfPack(address) ? null : nextUnsolved(await featuredPuzzles(), address);
  if (next) return next;
  const { nextDevicePuzzle } = await import('#ui/library/lists/packPuzzles.ts');
  return nextDevicePuzzle(address);
}

/** True for the address of a puzzle that comes with the program. */
export async function isOwnAddress(address: string): Promise<boolean> {
  if (isOfPack(address)) return true;
  const link = linkOf(address);
  return (await featuredPuzzles()).some((it) => it.link === link);
}

/** The link of a built-in puzzle that is at an address, in any mode. */
function linkOf(address: string): string {
  const data = new URLSearchParams(address.slice(address.indexOf('?'))).get('d');
  return `/solve?d=${encodeURIComponent(data ?? '')}`;
}

/** `nextPuzzle` for a given list. */
export function nextUnsolved(
  puzzles: readonly FeaturedPuzzle[],
  address: string,
): FeaturedPuzzle | null {
  const now = puzzles.findIndex(({ link }) => link === linkOf(address));
  const later = [...puzzles.slice(now + 1), ...puzzles.slice(0, Math.max(0, now))];
  const next = later.find(({ isSolved }) => !isSolved);
  if (!next) return null;
  const isPerfection = address.startsWith('/perfection');
  return isPerfection ? { ...next, link: next.link.replace('/solve', '/perfection') } : next;
}

async function featuredPuzzle(
  puzzle: Puzzle,
  solved: ReadonlySet<string>,
): Promise<FeaturedPuzzle> {
  const data = await encodeShare(writePuzzle(puzzle), browserCompression);
  return {
    puzzle,
    link: `/solve?d=${encodeURIComponent(data)}`,
    isSolved: solved.has(await puzzleKey(puzzle)),
  };
}
