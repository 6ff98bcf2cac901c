import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { deletePuzzles } from '#contract/puzzles.ts';
import type { PuzzleBrief } from '#contract/shapes.ts';
import { message } from '#texts/message.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { notify } from '#ui/shared/platform/notices.ts';
import { puzzleTitle } from './puzzleTitle.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { CardSkeleton } from './CardSkeleton.tsx';
import { ChoiceBar, handleChoice, useChosen } from './ChoiceBar.tsx';
import { ItemList } from './ItemList.tsx';
import { PuzzleBriefCard } from './PuzzleBriefCard.tsx';
import type { PagedList } from '#ui/shared/api/pagedList.ts';

/** The reader's puzzles, to select and delete several at once. Published ones can't be deleted. */
export default function SelectPuzzles({
  list,
  empty,
  onDone,
}: {
  list: PagedList<PuzzleBrief>;
  empty: ReactNode;
  onDone: () => void;
}) {
  const t = useText();
  const { chosen, canChooseAny, choose, chooseAll, chooseNone } = useChosen(
    list.items,
    isRemovable,
  );
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <ItemList
        list={list}
        label={message('lists.puzzlesLabel')}
        skeleton={<CardSkeleton />}
        nameOf={puzzleTitle}
        empty={empty}
      >
        {(puzzle, i) => (
          <Choice
            puzzle={puzzle}
            isChosen={chosen.has(puzzle.id)}
            onChoose={(isChosen, isRange) => choose(i, isChosen, isRange)}
          />
        )}
      </ItemList>
      <ChoiceBar
        count={chosen.size}
        canChoose={canChooseAny}
        act={{
          label: t('collections.deleteChosen'),
          opensDialog: true,
          run: () => setAsked(true),
        }}
        onChooseAll={chooseAll}
        onDone={onDone}
      />
      {isAsked && (
        <Deletion ids={[...chosen]} onDeleted={chooseNone} onClose={() => setAsked(false)} />
      )}
    </>
  );
}

/** Published puzzles can't be deleted. */
function isRemovable({ status }: PuzzleBrief): boolean {
  return status === 'private';
}

/** A card with a checkbox instead of a link. */
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
  const title = t.say(puzzleTitle(puzzle));
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
        onChange={handleChoice(onChoose)}
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

/** The confirmation before puzzles are deleted. Reports which ones were. */
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
      meta: { pending: message('chrome.deleting') },
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
      },
      onSettled: async () => {
        onClose();
        // After errors too: the puzzles may have been deleted with the answer lost.
        await queryClient.invalidateQueries({ queryKey: ['puzzles'] });
      },
    },
    queryClient,
  );
  return (
    <Dialog
      title={t('collections.deleteChosenTitle', { count: ids.length })}
      description={t('collections.deleteChosenHelp', { count: ids.length })}
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
