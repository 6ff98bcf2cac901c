import { parseGridText } from '#engine/codec/gridText.ts';
import { openPuzzle, type Puzzle } from '#engine/puzzle/puzzle.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import type { MadePuzzle } from '#machines/makerMachine.ts';
import { message } from '#texts/message.ts';
import { untilOwnerKnown } from '#ui/people/account/ownerKnown.ts';
import { lastSolve } from '#ui/shared/platform/solveLists.ts';
import { needTexts, translator } from '#ui/shared/texts/texts.ts';
import { parseWish, wishAddress, type PlayWish } from './wishes.ts';

needTexts('families');

/** Puzzles that this page holds: the open one, the next one, and some before them. */
const MOST_HELD = 8;

/** Made puzzles by their addresses, the latest last. */
const held = new Map<string, MadePuzzle>();

/** Hold a puzzle that was made, so that its page opens at once. */
export function holdMade(address: string, made: MadePuzzle): void {
  held.delete(address);
  held.set(address, made);
  const [oldest] = held.keys();
  if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
}

/**
 * The puzzle of a wish, if it was made on this page, or its solve is saved in this browser; else
 * null. A saved one stays the same if a new version makes another one of its wish.
 */
export async function puzzleOfWish(wish: PlayWish): Promise<Puzzle | null> {
  const address = wishAddress(wish);
  await untilOwnerKnown();
  const saved = await lastSolve((solve) => addressOfSolve(solve.address) === address);
  const opened = saved && openPuzzle(saved.puzzle);
  if (opened?.ok) return opened.value;
  const made = held.get(address);
  return made ? puzzleFrom(wish, made) : null;
}

/** The address of the wish of a solve, without its mode; null for other puzzles. */
function addressOfSolve(address: string): string | null {
  const [path = '', query = ''] = address.split('?', 2);
  const [, section, family] = path.split('/');
  if (section !== 'play' || family === undefined) return null;
  const wish = parseWish(family, new URLSearchParams(query));
  return wish.ok ? wishAddress(wish.value) : null;
}

function puzzleFrom({ family }: PlayWish, made: MadePuzzle): Puzzle | null {
  const [grid, solution] = [made.grid, made.solution].map((text) => parseGridText(text));
  if (!grid?.ok || !solution?.ok) return null;
  return {
    ...NEW_METADATA,
    title: translator.current().say(message(`families.${family}.title`)),
    difficulty: made.hardest,
    grid: grid.value,
    solution: solution.value,
  };
}
