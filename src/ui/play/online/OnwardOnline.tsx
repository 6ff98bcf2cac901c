import { useQuery } from '@tanstack/react-query';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import type { PuzzleBrief } from '#contract/shapes.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { gridQuery } from '#ui/library/lists/boardQueries.ts';
import { placeholderGrid } from '#ui/library/lists/placeholderGrid.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import type { Translator } from '#texts/translator.ts';
import { Onward } from '#ui/play/Onward.tsx';
import { findCollectionId } from './collectionQueries.ts';
import { nextQuery, type NextPuzzle } from './nextOnline.ts';
import { useReader } from './useCompletion.ts';

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
  const { id, title, creator, designDifficulty } = puzzle;
  const query = why === 'collection' && collectionId !== null ? `?collection=${collectionId}` : '';
  return {
    title: t.say(title || UNTITLED),
    author: creator.name,
    difficulty: designDifficulty,
    link: `/${path}/${id}${query}`,
    label: t('online.why', { why, author: creator.name }),
  };
}
