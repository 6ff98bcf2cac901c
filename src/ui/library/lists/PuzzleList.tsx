import type { ReactNode } from 'react';
import { message } from '#texts/message.ts';
import type { CollectionBrief, PuzzleBrief } from '#contract/shapes.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { CardSkeleton, CollectionSkeleton } from './CardSkeleton.tsx';
import { puzzleTitle } from './puzzleTitle.ts';
import { CollectionCard } from './CollectionCard.tsx';
import { collectionTitle } from './collectionTitle.ts';
import { countText } from './formats.ts';
import { ItemList } from './ItemList.tsx';
import { PuzzleBriefCard } from './PuzzleBriefCard.tsx';
import type { PagedList } from '#ui/shared/api/pagedList.ts';

/** Cards of puzzles. */
export function PuzzleList({
  list,
  reader,
  showsAge = false,
  showsComputed = false,
  empty,
}: {
  list: PagedList<PuzzleBrief>;
  /** The id of the reader, to recognize own puzzles. */
  reader: string | null;
  showsAge?: boolean;
  showsComputed?: boolean;
  empty: ReactNode;
}) {
  return (
    <ItemList
      list={list}
      label={message('lists.puzzlesLabel')}
      skeleton={<CardSkeleton />}
      nameOf={puzzleTitle}
      empty={empty}
    >
      {(puzzle) => (
        <PuzzleBriefCard
          puzzle={puzzle}
          isOwn={puzzle.creator.id === reader}
          showsAge={showsAge}
          showsComputed={showsComputed}
        />
      )}
    </ItemList>
  );
}

/** Cards of collections. */
export function CollectionList({
  list,
  empty,
}: {
  list: PagedList<CollectionBrief>;
  empty: ReactNode;
}) {
  return (
    <ItemList
      list={list}
      label={message('lists.collectionsLabel')}
      skeleton={<CollectionSkeleton />}
      nameOf={collectionTitle}
      empty={empty}
    >
      {(collection) => <CollectionCard collection={collection} />}
    </ItemList>
  );
}

/** The total of a list, announced when it changes. */
export function Total({
  list,
  id,
}: {
  list: PagedList<unknown>;
  id: 'lists.puzzles' | 'lists.collections';
}) {
  const t = useText();
  const { total } = list;
  return (
    <p className="min-h-5 text-meta text-muted" role="status">
      {total !== null && t(id, { count: total, shown: countText(t, total) })}
    </p>
  );
}
