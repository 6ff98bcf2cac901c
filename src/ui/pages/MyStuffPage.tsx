import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { searchOwnCollections } from '#contract/collections.ts';
import { searchOwnPuzzles } from '#contract/search.ts';
import { useMe } from '#ui/people/account/useMe.ts';
import { lazyDialog } from '#ui/shared/platform/lazyDialog.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { Button, buttonClass } from '#ui/shared/components/Button.tsx';
import { StateMessage } from '#ui/shared/components/StateMessage.tsx';
import { CollectionResults } from '#ui/library/lists/CollectionResults.tsx';
import { ownCollections, ownPuzzles } from '#ui/library/lists/listQueries.ts';
import { LIST_HEAD, ListPage } from '#ui/library/lists/ListPage.tsx';
import { NothingFound } from '#ui/library/lists/NothingFound.tsx';
import { PuzzleFilterBar } from '#ui/library/lists/PuzzleFilterBar.tsx';
import { PuzzleList, Total } from '#ui/library/lists/PuzzleList.tsx';
import { asksForHardest, leavesOut, useFilters } from '#ui/library/lists/searchFilters.ts';
import { TabLinks } from '#ui/library/lists/TabLinks.tsx';
import { usePagedList } from '#ui/shared/api/pagedList.ts';
import { useText } from '#ui/shared/texts/texts.ts';

const SelectPuzzles = lazyPart(
  async () => (await import('#ui/library/lists/SelectPuzzles.tsx')).default,
);
const NewCollectionDialog = lazyDialog(
  async () => (await import('#ui/library/lists/NewCollectionDialog.tsx')).default,
);

/** The reader's own puzzles or collections. */
export function MyStuffPage() {
  const t = useText();
  const me = useMe();
  const kind = useLocation().pathname.endsWith('/collections') ? 'collections' : 'puzzles';
  return (
    <ListPage
      title={t('frame.myStuff')}
      tabs={
        <TabLinks
          label={t('lists.kinds')}
          tabs={[
            {
              to: '/my-stuff/puzzles',
              label: t('lists.puzzlesLabel'),
              isCurrent: kind === 'puzzles',
            },
            {
              to: '/my-stuff/collections',
              label: t('lists.collectionsLabel'),
              isCurrent: kind === 'collections',
            },
          ]}
        />
      }
      action={
        kind === 'puzzles' ? (
          <Link className={buttonClass('primary')} to="/create">
            {t('lists.newPuzzle')}
          </Link>
        ) : (
          <NewCollection />
        )
      }
    >
      {me &&
        (kind === 'puzzles' ? <OwnPuzzles reader={me.id} /> : <OwnCollections reader={me.id} />)}
    </ListPage>
  );
}

function NewCollection() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('lists.newCollection')}
      </Button>
      {isOpen && (
        <Suspense>
          <NewCollectionDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function OwnPuzzles({ reader }: { reader: string }) {
  const t = useText();
  const [filters, change] = useFilters(searchOwnPuzzles.query);
  const [isSelecting, setSelecting] = useState(false);
  const list = usePagedList(ownPuzzles(filters, reader), { keepsPrevious: true });
  const canSelect = list.items.some(({ status }) => status === 'private');
  const empty = leavesOut(filters) ? (
    <NothingFound title={t('lists.noSuchPuzzle')} onChange={change} />
  ) : (
    <StateMessage kind="empty" title={t('lists.noPuzzles')}>
      <p>{t('lists.noPuzzlesHelp')}</p>
    </StateMessage>
  );
  return (
    <>
      {(list.total !== 0 || leavesOut(filters)) && (
        <div className={LIST_HEAD}>
          <PuzzleFilterBar
            filters={filters}
            isOwn
            count={
              <span className="flex min-h-10 items-center gap-4">
                <Total list={list} id="lists.puzzles" />
                {canSelect && !isSelecting && (
                  <Button size="small" onClick={() => setSelecting(true)}>
                    {t('lists.select')}
                  </Button>
                )}
              </span>
            }
            onChange={change}
          />
        </div>
      )}
      {isSelecting ? (
        <Suspense fallback={<PuzzleList list={list} reader={reader} showsAge empty={empty} />}>
          <SelectPuzzles list={list} empty={empty} onDone={() => setSelecting(false)} />
        </Suspense>
      ) : (
        <PuzzleList
          list={list}
          reader={reader}
          showsAge
          showsComputed={asksForHardest(filters)}
          empty={empty}
        />
      )}
    </>
  );
}

function OwnCollections({ reader }: { reader: string }) {
  const t = useText();
  const [filters, change] = useFilters(searchOwnCollections.query);
  const list = usePagedList(ownCollections(filters, reader), { keepsPrevious: true });
  return (
    <CollectionResults
      list={list}
      filters={filters}
      empty={
        <StateMessage kind="empty" title={t('lists.noCollections')}>
          <p>{t('lists.noCollectionsHelp')}</p>
        </StateMessage>
      }
      onChange={change}
    />
  );
}
