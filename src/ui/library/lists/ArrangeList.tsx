import { closestCenter, DndContext, type Announcements, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, useSortable } from '@dnd-kit/sortable';
import { useMutation } from '@tanstack/react-query';
import { GripVertical, X } from 'lucide-react';
import type { PuzzleBrief } from '#contract/shapes.ts';
import type { Translator } from '#texts/translator.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button, iconButtonClass } from '#ui/shared/components/Button.tsx';
import { keepRowsInPlace, useSortableSensors } from '#ui/shared/components/sortableList.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { puzzleTitle } from './puzzleTitle.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { puzzlesMutation } from './collectionMutations.ts';
import { PuzzlePicture, useBoardHere } from './PuzzlePicture.tsx';
import type { PagedList } from '#ui/shared/api/pagedList.ts';

const PICTURE_PX = 52;

/**
 * The puzzles of a collection, to reorder and remove by mouse, touch and keyboard. Puzzles that are
 * not loaded yet can be loaded.
 */
export default function ArrangeList({
  collectionId,
  reader,
  list,
}: {
  collectionId: string;
  reader: string;
  list: PagedList<PuzzleBrief>;
}) {
  const t = useText();
  const { mutate } = useMutation(puzzlesMutation(collectionId, reader), queryClient);
  const { items } = list;
  const sensors = useSortableSensors();
  const move = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      mutate({ kind: 'move', moving: String(active.id), replacing: String(over.id) });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsOf(t, items),
        screenReaderInstructions: { draggable: t('collections.dragHelp') },
      }}
      onDragEnd={move}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={keepRowsInPlace}>
        <ol aria-label={t('collections.arranged')}>
          {items.map((puzzle, i) => (
            <Row
              key={puzzle.id}
              puzzle={puzzle}
              number={i + 1}
              onRemove={() => mutate({ kind: 'remove', puzzleIds: [puzzle.id] })}
            />
          ))}
        </ol>
      </SortableContext>
      {list.hasMore && (
        <p className="mt-6 flex justify-center">
          <Button aria-disabled={list.isLoadingMore} onClick={list.loadMore}>
            {t(list.isLoadingMore ? 'lists.loading' : 'lists.more')}
          </Button>
        </p>
      )}
    </DndContext>
  );
}

function Row({
  puzzle,
  number,
  onRemove,
}: {
  puzzle: PuzzleBrief;
  number: number;
  onRemove: () => void;
}) {
  const t = useText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, ...drag } =
    useSortable({ id: puzzle.id });
  const title = t.say(puzzleTitle(puzzle));
  const isTarget = drag.isOver && !drag.isDragging;
  const line = drag.activeIndex > drag.index ? 'before:-top-0.5' : 'before:-bottom-0.5';
  const lifted = drag.isDragging ? 'z-1 bg-base-300 shadow-float' : '';
  return (
    <li
      ref={setNodeRef}
      className={`relative flex min-h-17 items-center gap-3 rounded-dock px-2 py-1.5 ${lifted} ${isTarget ? `before:absolute before:inset-x-2 before:h-0.75 before:rounded-full before:bg-primary ${line}` : ''}`}
      style={transform ? { transform: `translate(12px, ${String(transform.y - 10)}px)` } : {}}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={`${iconButtonClass('size-10 pointer-coarse:size-12')} cursor-grab touch-none`}
        aria-label={t('collections.move', { title })}
        aria-describedby={attributes['aria-describedby']}
        aria-pressed={drag.isDragging}
        {...listeners}
      >
        <GripVertical aria-hidden />
      </button>
      <span className="w-7 flex-none text-end text-muted tabular-nums">{t.number(number)}</span>
      <PuzzlePicture
        className="size-13 flex-none"
        puzzle={puzzle}
        here={useBoardHere(puzzle)}
        sizePx={PICTURE_PX}
      />
      <span className="line-clamp-2 min-w-0 flex-1 text-[17px]/[1.35] wrap-anywhere">{title}</span>
      <button
        type="button"
        className={iconButtonClass('size-10 pointer-coarse:size-12')}
        aria-label={t('collections.takeOut', { title })}
        onClick={onRemove}
      >
        <X aria-hidden />
      </button>
    </li>
  );
}

/** The announcements for screen readers while a puzzle is moved. */
function announcementsOf(t: Translator, items: readonly PuzzleBrief[]): Announcements {
  const count = items.length;
  const titleOf = (id: unknown) => {
    const item = items.find((it) => it.id === id);
    return t.say(item ? puzzleTitle(item) : UNTITLED);
  };
  const placeOf = (id: unknown) => items.findIndex((it) => it.id === id) + 1;
  return {
    onDragStart: ({ active }) =>
      t('collections.lifted', { title: titleOf(active.id), place: placeOf(active.id), count }),
    onDragOver: ({ over }) =>
      over ? t('collections.over', { place: placeOf(over.id), count }) : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? t('collections.moved', { title: titleOf(active.id), place: placeOf(over.id), count })
        : undefined,
    onDragCancel: ({ active }) => t('collections.dropped', { title: titleOf(active.id) }),
  };
}
