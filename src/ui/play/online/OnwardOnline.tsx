import { useQuery, queryOptions } from '@tanstack/react-query';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import type { PuzzleBrief } from '#contract/shapes.ts';
import { personName } from '#ui/shared/components/personName.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { gridQuery, placeholderGrid } from '#ui/library/lists/PuzzlePicture.tsx';
import { puzzleTitle } from '#ui/library/lists/puzzleTitle.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { Translator } from '#texts/translator.ts';
import { Onward } from '#ui/play/Onward.tsx';
import { findCollectionId } from './collectionQueries.ts';
import { useReader } from './useCompletion.ts';
import { listCollectionPuzzles } from '#contract/collections.ts';
import { readBriefToSolve } from '#contract/puzzles.ts';
import { randomPuzzle, searchPuzzles } from '#contract/search.ts';
import { readUserDetail } from '#contract/users.ts';
import { call } from '#ui/shared/api/client.ts';

/** The next puzzle, and the reason for it. */
export interface NextPuzzle {
  readonly puzzle: PuzzleBrief;
  readonly why: 'collection' | 'author' | 'alike' | 'any';
}

interface Solved {
  readonly puzzle: PuzzleBrief;
  /** The collection in which the puzzle was solved. */
  readonly collectionId: string | null;
  /** The account that solved it; null for visitors, for whom no search is made. */
  readonly reader: string | null;
}

/**
 * The next puzzle after one of the site: the next of its collection, else another one of its
 * author, else a similar one, both unsolved, else a random one. Null if there is none.
 */
export function nextQuery(solved: Solved) {
  const { puzzle, collectionId, reader } = solved;
  return queryOptions({
    queryKey: ['puzzle', puzzle.id, 'next', collectionId, reader],
    staleTime: Infinity,
    retry: false,
    meta: { isQuiet: true },
    queryFn: async ({ signal }): Promise<NextPuzzle | null> => {
      for (const way of WAYS) {
        const next = await way(solved, signal);
        if (next) return next;
      }
      return null;
    },
  });
}

type Way = (solved: Solved, signal: AbortSignal) => Promise<NextPuzzle | null>;

const WAYS: readonly Way[] = [inCollection, ofAuthor, alike, any];

async function inCollection(
  { puzzle, collectionId, reader }: Solved,
  signal: AbortSignal,
): Promise<NextPuzzle | null> {
  if (collectionId === null) return null;
  const { results } = await call(listCollectionPuzzles, {
    params: { id: collectionId },
    query: { cursorAfter: puzzle.id },
    signal,
  }).catch(() => ({ results: [] })); // the puzzle or the collection was removed
  const next = results.find(({ status, creator }) => status === 'public' || creator.id === reader);
  return next ? { puzzle: next, why: 'collection' } : null;
}

async function ofAuthor(
  { puzzle, reader }: Solved,
  signal: AbortSignal,
): Promise<NextPuzzle | null> {
  const { id } = puzzle.creator;
  const made =
    reader === null
      ? (await call(readUserDetail, { params: { id }, signal })).createdPuzzles
      : (await call(searchPuzzles, { query: { q: `creator=${id}` }, signal })).results;
  const at = made.findIndex((each) => each.id === puzzle.id);
  const others = [...made.slice(at + 1), ...made.slice(0, Math.max(0, at))];
  const next = unsolvedOf(others.filter(({ status }) => status === 'public'));
  return next ? { puzzle: next, why: 'author' } : null;
}

/** The first puzzle that the reader has not solved. */
function unsolvedOf(puzzles: readonly PuzzleBrief[]): PuzzleBrief | undefined {
  return puzzles.find(({ mine }) => (mine?.solvedAt ?? null) === null);
}

async function alike({ puzzle, reader }: Solved, signal: AbortSignal): Promise<NextPuzzle | null> {
  const [type] = puzzle.types;
  if (reader === null || type === undefined) return null;
  const { designDifficulty: level } = puzzle;
  const near =
    level === 0 ? {} : { minDiff: Math.max(1, level - 1), maxDiff: Math.min(10, level + 1) };
  const { results } = await call(searchPuzzles, { query: { type, ...near }, signal });
  const next = unsolvedOf(
    results.filter(({ id, creator }) => id !== puzzle.id && creator.id !== reader),
  );
  return next ? { puzzle: next, why: 'alike' } : null;
}

async function any({ puzzle }: Solved, signal: AbortSignal): Promise<NextPuzzle | null> {
  const { id } = await call(randomPuzzle, { signal });
  if (id === puzzle.id) return null;
  return { puzzle: await call(readBriefToSolve, { params: { id }, signal }), why: 'any' };
}

/** The next puzzle after one of the site, with a link for the same mode. */
export function OnwardOnline({
  workspace: { opened, mode },
  puzzle,
}: {
  workspace: Workspace;
  puzzle: PuzzleBrief;
}) {
  const t = useText();
  const reader = useReader();
  const collectionId = findCollectionId(opened);
  const { data } = useQuery(
    {
      ...nextQuery({ puzzle, collectionId, reader: reader ?? null }),
      enabled: reader !== undefined,
    },
    queryClient,
  );
  const { data: grid } = useQuery(gridQuery(data?.puzzle.grid ?? null), queryClient);
  const path = mode.isFinal ? 'perfection' : 'solve';
  return (
    <Onward
      next={data && { ...shown(data, { collectionId, path, t }), grid: grid ?? boardOf(data) }}
      isLast={data === null}
      all={
        data !== null
          ? null
          : collectionId === null
            ? { to: '/search/puzzles', words: t('online.toSearch') }
            : { to: `/collection/${collectionId}`, words: t('online.toCollection') }
      }
    />
  );
}

/** A placeholder until the grid is loaded. */
function boardOf({ puzzle: { width, height } }: NextPuzzle) {
  return placeholderGrid(width, height);
}

function shown(
  { puzzle, why }: NextPuzzle,
  {
    collectionId,
    path,
    t,
  }: { readonly collectionId: string | null; readonly path: string; readonly t: Translator },
) {
  const { id, creator, designDifficulty } = puzzle;
  const query = why === 'collection' && collectionId !== null ? `?collection=${collectionId}` : '';
  return {
    title: t.say(puzzleTitle(puzzle)),
    author: t.say(personName(creator)),
    difficulty: designDifficulty,
    link: `/${path}/${id}${query}`,
    label: t('online.why', { why, author: personName(creator) }),
  };
}
