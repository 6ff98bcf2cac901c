import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { addToCollection } from '#contract/collections.ts';
import { searchAllPuzzles, searchOwnPuzzles, searchPuzzles } from '#contract/search.ts';
import { MAX_IDS, type CollectionBrief, type PuzzleBrief } from '#contract/shapes.ts';
import { message } from '#texts/message.ts';
import { personName } from '#ui/shared/components/personName.ts';
import { call } from '#ui/shared/api/client.ts';
import { pagedList, usePagedList, type PagedList } from '#ui/shared/api/pagedList.ts';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { UserBadge } from '#ui/shared/components/UserBadge.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { notify } from '#ui/shared/platform/notices.ts';
import { puzzleTitle } from './puzzleTitle.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { ItemList, NothingYet, rows } from './ItemList.tsx';
import { PuzzlePicture, useBoardHere } from './PuzzlePicture.tsx';
import { RowSkeleton } from './PuzzleRow.tsx';
import { SearchBox } from './SearchBox.tsx';

const PICTURE_PX = 52;
/** The id in the link of a puzzle. */
const LINK = /\/(?:solve|create|perfection)\/([\da-f-]{36})\b/i;

/**
 * The search for puzzles that may be added: for a series those of its author, else all visible
 * ones.
 */
function candidates({ isSeries, status }: CollectionBrief, q: string, reader: string) {
  const kind = isSeries ? 'series' : status;
  const query = { q: isSeries ? `${q} series=null`.trim() : q };
  return pagedList(['puzzles', 'to add', reader, kind, query], (cursor, signal) => {
    const input = { query: { ...query, ...cursor }, signal };
    if (isSeries) return call(searchOwnPuzzles, input);
    return status === 'public' ? call(searchPuzzles, input) : call(searchAllPuzzles, input);
  });
}

/**
 * A dialog that adds puzzles to a collection, found by words or by their link. They are added in
 * the order in which they were chosen.
 */
export default function AddPuzzles({
  collection,
  reader,
  onClose,
}: {
  collection: CollectionBrief;
  reader: string;
  onClose: () => void;
}) {
  const t = useText();
  const [q, setQ] = useState('');
  const [picks, setPicks] = useState<readonly string[]>([]);
  const linked = LINK.exec(q)?.[1] ?? null;
  const list = usePagedList(candidates(collection, linked === null ? q : '', reader), {
    keepsPrevious: true,
  });
  const { mutate, isPending } = useAdding(collection.id, onClose);
  const pick = (id: string) =>
    setPicks((before) =>
      before.includes(id) ? before.filter((it) => it !== id) : [...before, id].slice(0, MAX_IDS),
    );
  const chosen = linked === null ? picks : [linked];
  return (
    <Dialog
      title={t('collections.addTitle')}
      description={t('collections.addHelp', { most: MAX_IDS })}
      onClose={onClose}
    >
      <SearchBox
        q={q}
        placeholder={t('collections.addBy')}
        isDisabled={false}
        onChange={({ q: next }) => setQ(typeof next === 'string' ? next : '')}
      />
      <div className="my-3 min-h-60">
        {linked === null && <Candidates list={list} picks={picks} onPick={pick} />}
        {linked !== null && <p className="py-3 text-muted">{t('collections.linked')}</p>}
      </div>
      <p className="sticky bottom-0 -mx-2 flex justify-end gap-2 bg-base-200 px-2 py-3">
        <Button kind="outline" onClick={onClose}>
          {t('collections.cancel')}
        </Button>
        <Button
          kind="primary"
          disabled={chosen.length === 0 || isPending}
          onClick={() => mutate(chosen)}
        >
          {t('collections.add', { count: chosen.length })}
        </Button>
      </p>
    </Dialog>
  );
}

function Candidates({
  list,
  picks,
  onPick,
}: {
  list: PagedList<PuzzleBrief>;
  picks: readonly string[];
  onPick: (id: string) => void;
}) {
  return (
    <ItemList
      list={list}
      label={message('lists.puzzlesLabel')}
      layout={rows()}
      skeleton={<RowSkeleton />}
      empty={<NothingYet />}
    >
      {(puzzle) => (
        <Pick
          puzzle={puzzle}
          place={picks.indexOf(puzzle.id) + 1}
          onPick={() => onPick(puzzle.id)}
        />
      )}
    </ItemList>
  );
}

/** The mutation that adds puzzles to a collection. After a failure the selection stays. */
function useAdding(id: string, onAdded: () => void) {
  return useMutation(
    {
      meta: { isQuiet: true, pending: message('chrome.saving') },
      mutationFn: (puzzleIds: readonly string[]) =>
        call(addToCollection, {
          params: { id: id },
          body: { puzzleIds: [...puzzleIds] },
        }),
      onError: (error) => notify({ kind: 'error', message: describeFailure(error) }),
      onSuccess: onAdded,
      // After errors too: the puzzles may have been added with the answer lost.
      onSettled: () => queryClient.invalidateQueries({ queryKey: ['collection', id] }),
    },
    queryClient,
  );
}

/** A selectable puzzle, with its place in the selection. */
function Pick({
  puzzle,
  place,
  onPick,
}: {
  puzzle: PuzzleBrief;
  /** 0 if it is not selected. */
  place: number;
  onPick: () => void;
}) {
  const t = useText();
  return (
    <button
      type="button"
      className="flex min-h-17 w-full items-center gap-4 rounded-dock px-2 text-start hover:bg-fill-1 aria-pressed:bg-fill-1"
      aria-pressed={place > 0}
      onClick={onPick}
    >
      <span
        className={`grid size-7 flex-none place-items-center rounded-[9px] text-note tabular-nums ${place > 0 ? 'bg-primary text-primary-content' : 'inset-ring inset-ring-line-strong'}`}
      >
        {place > 0 && t.number(place)}
      </span>
      <PuzzlePicture
        className="size-13 flex-none"
        puzzle={puzzle}
        here={useBoardHere(puzzle)}
        sizePx={PICTURE_PX}
      />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 wrap-anywhere">{t.say(puzzleTitle(puzzle))}</span>
        <span className="flex items-center gap-1.5 text-meta text-muted">
          <span className="truncate">{t.say(personName(puzzle.creator))}</span>
          <UserBadge user={puzzle.creator} />
        </span>
      </span>
    </button>
  );
}
