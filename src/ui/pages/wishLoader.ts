import { redirect, type LoaderFunctionArgs } from 'react-router';
import { gridForMode, gridForPerfection } from '#engine/puzzle/modes.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { SOLVING_MODES } from '#machines/workspaceMode.ts';
import { puzzleOfWish } from '#ui/play/wish/madePuzzles.ts';
import { kindOf, parseWish, wishAddress, type PlayWish } from '#ui/play/wish/wishes.ts';
import { recordWishSolve } from '#ui/saved/playRecords.ts';
import { reportPlayRecords } from '#ui/saved/reportPlay.ts';
import { workOwner } from '#ui/shared/platform/workOwner.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';
import { openedSolve } from './puzzleLoaders.ts';

/** A wish, and its puzzle. */
export interface LoadedWish {
  readonly wish: PlayWish;
  /** Null until the puzzle is made. */
  readonly opened: OpenedPuzzle | null;
}

/** The parameter of the mode in which a puzzle by wish is played, and its only value. */
const MODE = 'mode';
const PERFECTION = 'perfection';
/** The parts of a wish in its address. */
const PARTS = ['size', 'grade', 'symmetry', 'seed'];

/**
 * Load the wish of `/play/{family}?size=7x7&grade=2&symmetry=half&seed=7`. A wish that can't be met
 * leads to the page of wishes, with a toast that gives the reason; one with missing parts to the
 * address with all of them.
 */
export async function loadWish({
  request,
  params,
}: LoaderFunctionArgs): Promise<LoadedWish | Response> {
  const { searchParams } = new URL(request.url);
  const parsed = parseWish(params['family'] ?? '', searchParams);
  if (!parsed.ok) {
    notify({ kind: 'error', message: parsed.error });
    return redirect('/play');
  }
  const wish = parsed.value;
  if (PARTS.some((part) => !searchParams.has(part))) return redirect(wishAddress(wish));
  const puzzle = await puzzleOfWish(wish);
  return { wish, opened: puzzle && (await openedWish(wish, puzzle, request)) };
}

async function openedWish(
  wish: PlayWish,
  { grid, ...puzzle }: Puzzle,
  request: Request,
): Promise<OpenedPuzzle> {
  const isFinal = new URL(request.url).searchParams.get(MODE) === PERFECTION;
  const own = isFinal ? gridForPerfection(grid) : gridForMode(grid, 'solve');
  const mode = isFinal ? SOLVING_MODES.perfection : SOLVING_MODES.solve;
  const address = wishAddress(wish);
  const otherAddress = isFinal ? address : `${address}&${MODE}=${PERFECTION}`;
  const opened = await openedSolve({ puzzle: { ...puzzle, grid: own } }, mode, request);
  const kind = kindOf(wish);
  return {
    ...opened,
    otherAddress,
    onSolved: ({ spentMs, hints }) => {
      recordWishSolve({ kind, spentMs, hints });
      if (workOwner() !== null) void reportPlayRecords().catch(() => undefined);
    },
  };
}
