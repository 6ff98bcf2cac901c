import { useMutation } from '@tanstack/react-query';
import type { PuzzleBrief } from '#contract/shapes.ts';
import { message } from '#texts/message.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { puzzleTitle } from './puzzleTitle.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { ChoiceBar, handleChoice, useChosen } from './ChoiceBar.tsx';
import { puzzlesMutation } from './collectionMutations.ts';
import { ItemList, NothingYet, rows } from './ItemList.tsx';
import { PuzzleRow, RowSkeleton } from './PuzzleRow.tsx';
import type { PagedList } from '#ui/shared/api/pagedList.ts';

/** The puzzles of a collection, to select and remove several at once. */
export default function RemoveList({
  collectionId,
  reader,
  list,
  onDone,
}: {
  collectionId: string;
  reader: string;
  list: PagedList<PuzzleBrief>;
  onDone: () => void;
}) {
  const t = useText();
  const { mutate } = useMutation(puzzlesMutation(collectionId, reader), queryClient);
  const { chosen, canChooseAny, choose, chooseAll, chooseNone } = useChosen(list.items, anything);
  const remove = () => {
    const count = chosen.size;
    mutate(
      { kind: 'remove', puzzleIds: [...chosen] },
      {
        onSuccess: () =>
          notify({ kind: 'success', message: message('collections.takenOut', { count }) }),
      },
    );
    chooseNone();
  };
  return (
    <>
      <ItemList
        list={list}
        label={message('collections.removable')}
        layout={rows()}
        skeleton={<RowSkeleton />}
        nameOf={puzzleTitle}
        empty={<NothingYet />}
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
        act={{ label: t('collections.takeOutChosen'), opensDialog: false, run: remove }}
        onChooseAll={chooseAll}
        onDone={onDone}
      />
    </>
  );
}

function anything(): boolean {
  return true;
}

/** A row with a checkbox instead of a link. */
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
  return (
    <label
      className={`flex cursor-pointer items-center rounded-dock ps-3 has-focus-visible:shadow-focus ${isChosen ? 'bg-fill-1' : ''}`}
    >
      <input
        type="checkbox"
        className="size-6 flex-none accent-primary focus-visible:ring-0"
        checked={isChosen}
        aria-label={t.say(puzzleTitle(puzzle))}
        onChange={handleChoice(onChoose)}
      />
      <span className="min-w-0 flex-1" inert>
        <PuzzleRow puzzle={puzzle} link="" number={null} author={null} isNext={false} />
      </span>
    </label>
  );
}
