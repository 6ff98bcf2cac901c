import type { PuzzleSize } from '#contract/search.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { isOwnAddress, nextPuzzle } from '#ui/library/home/featuredPuzzles.ts';
import { clueKinds } from '#ui/library/lists/likeness.ts';
import { gridQuery, placeholderGrid } from '#ui/library/lists/PuzzlePicture.tsx';
import { puzzleTitle } from '#ui/library/lists/puzzleTitle.ts';
import { readerId } from '#ui/shared/api/me.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { personName } from '#ui/shared/components/personName.ts';
import { network } from '#ui/shared/platform/network.ts';
import { translator } from '#ui/shared/texts/texts.ts';
import type { NextPuzzle } from './Onward.tsx';
import { choiceFor, randomSeed, wishAddress } from './wish/wishes.ts';

/** The next puzzle after one that is not stored on the site. */
export interface Found {
  /** Null if there is none. */
  readonly next: NextPuzzle | null;
  /** The address of more puzzles like it, without end; null if none are known. */
  readonly more: string | null;
}

type SolvedPuzzle = { readonly address: string; readonly puzzle: Puzzle };

/**
 * The next puzzle after one at an address of a solve page, for the same mode. After a puzzle from
 * elsewhere a similar one: of the site for signed-in players, else of the pack. Built-in puzzles
 * follow each other.
 */
export async function findOnward({ address, puzzle }: SolvedPuzzle): Promise<Found> {
  const alike = (await isOwnAddress(address)) ? null : await findAlike(puzzle);
  const next = alike?.next ?? ((alike?.more ?? null) === null ? await nextBuiltIn(address) : null);
  return {
    next: next && { ...next, link: inModeOf(address, next.link) },
    more: alike?.more ?? null,
  };
}

async function nextBuiltIn(address: string): Promise<NextPuzzle | null> {
  const next = await nextPuzzle(address);
  return next && { ...next.puzzle, link: next.link, label: null };
}

/** The puzzles that come with the product. */
export const loadPack = () => import('#ui/library/lists/packPuzzles.ts');

async function findAlike(puzzle: Puzzle): Promise<Found> {
  const { alikeDevicePuzzle } = await loadPack();
  const kind = await alikeDevicePuzzle(puzzle);
  const label = translator.current()('solved.alike');
  const here = kind?.next && { ...kind.next.puzzle, link: kind.next.link, label };
  const next = (await findOnline(puzzle).catch(() => null)) ?? here ?? null;
  return { next: next && { ...next, label }, more: kind && moreOf(kind.family, puzzle) };
}

function moreOf(family: Parameters<typeof choiceFor>[0], { grid, difficulty }: Puzzle): string {
  const side = Math.round(Math.sqrt(grid.width * grid.height));
  return wishAddress({ ...choiceFor(family, { side, grade: difficulty }), seed: randomSeed() });
}

/** Puzzles of the site with all kinds of clues, the nearest in size and difficulty first. */
async function findOnline(puzzle: Puzzle): Promise<Omit<NextPuzzle, 'label'> | null> {
  const clue = [...clueKinds(puzzle.grid)];
  const reader = readerId.current();
  if (reader === null || clue.length === 0 || network.current() !== 'online') return null;
  const [{ call }, { searchPuzzles }] = await Promise.all([
    import('#ui/shared/api/client.ts'),
    import('#contract/search.ts'),
  ]);
  const size = sizeOf(puzzle);
  for (const query of [{ clue, size, ...near(puzzle.difficulty) }, { clue, size }, { clue }]) {
    const { results } = await call(searchPuzzles, { query });
    const brief = results.find(
      ({ mine, creator }) => (mine?.solvedAt ?? null) === null && creator.id !== reader,
    );
    if (!brief) continue;
    const t = translator.current();
    const grid = await queryClient.query(gridQuery(brief.grid)).catch(() => null);
    return {
      title: t.say(puzzleTitle(brief)),
      author: t.say(personName(brief.creator)),
      difficulty: brief.designDifficulty,
      grid: grid ?? placeholderGrid(brief.width, brief.height),
      link: `/solve/${brief.id}`,
    };
  }
  return null;
}

function sizeOf({ grid: { width, height } }: Puzzle): PuzzleSize {
  const cells = width * height;
  return cells <= 36 ? 's' : cells <= 100 ? 'm' : 'l';
}

/** The difficulties next to one; all if it is unknown. */
function near(difficulty: number) {
  if (difficulty === 0) return {};
  return { minDiff: Math.max(1, difficulty - 1), maxDiff: Math.min(10, difficulty + 1) };
}

function inModeOf(address: string, link: string): string {
  return address.startsWith('/perfection') ? link.replace(/^\/solve/, '/perfection') : link;
}
