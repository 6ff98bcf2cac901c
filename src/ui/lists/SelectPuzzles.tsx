import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { deletePuzzles } from '#contract/puzzles.ts';
import { MAX_IDS, type PuzzleBrief } from '#contract/shapes.ts';
import { message } from '#texts/message.ts';
import { call } from '../api/client.ts';
import { queryClient } from '../api/queryClient.ts';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { notify } from '../platform/notices.ts';
import { UNTITLED } from '../product.ts';
import { useText } from '../texts/useText.ts';
import { CardSkeleton } from './CardSkeleton.tsx';
import { ItemList } from './ItemList.tsx';
import { PuzzleBriefCard } from './PuzzleBriefCard.tsx';
import type { PagedList } from './usePagedList.ts';

type Chosen = ReadonlySet<string>;
const NONE: Chosen = new Set();

/** The own puzzles of a list, to choose some of them and delete those. Published ones stay. */
export default function SelectPuzzles({
  list,
  empty,
  onDone,
}: {
  list: PagedList<PuzzleBrief>;
  empty: ReactNode;
  onDone: () => void;
}) {
  const [chosen, setChosen] = useState(NONE);
  const [last, setLast] = useState<number | null>(null);
  const [isAsked, setAsked] = useState(false);
  const removable = list.items.filter(isRemovable);
  const here = new Set(removable.filter(({ id }) => chosen.has(id)).map(({ id }) => id));
  const choose = (index: number, isChosen: boolean, isRange: boolean) => {
    const from = isRange && last !== null ? last : index;
    const range = list.items.slice(Math.min(from, index), Math.max(from, index) + 1);
    const ids = range.filter(isRemovable).map(({ id }) => id);
    const next = isChosen ? new Set([...here, ...ids]) : without(here, ids);
    setChosen(new Set([...next].slice(0, MAX_IDS)));
    setLast(index);
  };
  return (
    <>
      <ItemList
        list={list}
        label={message('lists.puzzlesLabel')}
        skeleton={<CardSkeleton />}
        nameOf={({ title }) => title || UNTITLED}
        empty={empty}
      >
        {(puzzle, i) => (
          <Choice
            puzzle={puzzle}
            isChosen={here.has(puzzle.id)}
            onChoose={(isChosen, isRange) => choose(i, isChosen, isRange)}
          />
        )}
      </ItemList>
      <ChoiceBar
        count={here.size}
        canChoose={removable.length > 0}
        onChooseAll={() => setChosen(new Set(removable.slice(0, MAX_IDS).map(({ id }) => id)))}
        onDelete={() => setAsked(true)}
        onDone={onDone}
      />
      {isAsked && (
        <Deletion
          ids={[...here]}
          onDeleted={() => setChosen(NONE)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

/** What can be done with the puzzles that are chosen, in reach however long the list is. */
function ChoiceBar({
  count,
  canChoose,
  onChooseAll,
  onDelete,
  onDone,
}: {
  count: number;
  canChoose: boolean;
  onChooseAll: () => void;
  onDelete: () => void;
  onDone: () => void;
}) {
  const t = useText();
  return (
    <div
      className="sticky bottom-4 z-2 mx-auto mt-6 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-dock bg-base-300 p-2 ps-4 shadow-float max-sm:bottom-[calc(80px+env(safe-area-inset-bottom))]"
      role="toolbar"
      aria-label={t('collections.selected')}
    >
      <span className="me-2 tabular-nums" role="status">
        {t('collections.chosen', { count })}
      </span>
      <Button size="small" disabled={!canChoose} onClick={onChooseAll}>
        {t('collections.chooseAll')}
      </Button>
      <Button size="small" disabled={count === 0} aria-haspopup="dialog" onClick={onDelete}>
        {t('collections.deleteChosen')}
      </Button>
      <Button kind="primary" size="small" onClick={onDone}>
        {t('collections.done')}
      </Button>
    </div>
  );
}

/** What is published stays. */
function isRemovable({ status }: PuzzleBrief): boolean {
  return status === 'private';
}

function without(ids: Chosen, others: readonly string[]): Chosen {
  const gone = new Set(others);
  return new Set([...ids].filter((id) => !gone.has(id)));
}

/** A card that is chosen rather than opened. */
function Choice({
  puzzle,
  isChosen,
  onChoose,
}: {
  puzzle: PuzzleBrief;
  isChosen: boolean;
  onChoose: (isChosen: boolean, isRange: boolean) => void;
}) {
  const t = useText();
  const title = t.say(puzzle.title || UNTITLED);
  const canChoose = isRemovable(puzzle);
  return (
    <label
      className={`relative block rounded-surface has-focus-visible:shadow-focus ${canChoose ? 'cursor-pointer' : 'opacity-50'}`}
      title={canChoose ? undefined : t('collections.staysPublished')}
    >
      <input
        type="checkbox"
        className="absolute top-3 right-3 z-1 size-6 accent-primary focus-visible:ring-0"
        checked={isChosen}
        disabled={!canChoose}
        aria-label={canChoose ? title : `${title}, ${t('collections.staysPublished')}`}
        onChange={({ target, nativeEvent }) =>
          onChoose(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <span
        className={`block rounded-surface ${isChosen ? 'outline-2 outline-primary' : ''}`}
        inert
      >
        <PuzzleBriefCard puzzle={puzzle} isOwn showsAge />
      </span>
    </label>
  );
}

/** Asks before puzzles go for good, and tells which of them did. */
function Deletion({
  ids,
  onDeleted,
  onClose,
}: {
  ids: readonly string[];
  onDeleted: () => void;
  onClose: () => void;
}) {
  const t = useText();
  const { mutate, isPending } = useMutation(
    {
      mutationFn: () => call(deletePuzzles, { body: { puzzleIds: [...ids] } }),
      onSuccess: ({ deleted }) => {
        const left = ids.length - deleted.length;
        if (deleted.length > 0)
          notify({
            kind: 'success',
            message: message('collections.wereDeleted', { count: deleted.length }),
          });
        if (left > 0) notify({ kind: 'error', message: message('collections.stayed', { left }) });
        onDeleted();
        void queryClient.invalidateQueries({ queryKey: ['puzzles'] });
      },
      onSettled: onClose,
    },
    queryClient,
  );
  return (
    <Dialog
      title={t('collections.deleteChosenTitle', { count: ids.length })}
      description={t('collections.deleteChosenHelp')}
      onClose={onClose}
    >
      <p className="mt-4 flex flex-wrap justify-end gap-2">
        <Button kind="outline" onClick={onClose}>
          {t('collections.cancel')}
        </Button>
        <Button aria-disabled={isPending} onClick={() => isPending || mutate()}>
          {t('collections.deleteChosen')}
        </Button>
      </p>
    </Dialog>
  );
}
