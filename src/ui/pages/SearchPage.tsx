import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { searchCollections } from '#contract/collections.ts';
import { searchPuzzles } from '#contract/search.ts';
import { useMe } from '#ui/people/account/useMe.ts';
import { buttonClass } from '#ui/shared/components/Button.tsx';
import { StateMessage } from '#ui/shared/components/StateMessage.tsx';
import { CollectionResults } from '#ui/library/lists/CollectionResults.tsx';
import { collectionSearch, puzzleSearch } from '#ui/library/lists/listQueries.ts';
import { ListPage, LIST_HEAD } from '#ui/library/lists/ListPage.tsx';
import { NothingFound } from '#ui/library/lists/NothingFound.tsx';
import { PuzzleFilterBar } from '#ui/library/lists/PuzzleFilterBar.tsx';
import { PuzzleList, Total } from '#ui/library/lists/PuzzleList.tsx';
import { RandomButton } from '#ui/library/lists/RandomButton.tsx';
import { asksForHardest, leavesOut, useFilters } from '#ui/library/lists/searchFilters.ts';
import { TabLinks } from '#ui/library/lists/TabLinks.tsx';
import { usePagedList } from '#ui/shared/api/pagedList.ts';
import { useText } from '#ui/shared/texts/texts.ts';

/** The level of current supporters. */
const SUPPORTS = 2;

/** The search for puzzles or collections of the site. */
export function SearchPage() {
  const t = useText();
  const kind = useLocation().pathname.endsWith('/collections') ? 'collections' : 'puzzles';
  const tabs = (
    <TabLinks
      label={t('lists.kinds')}
      tabs={[
        { to: '/search/puzzles', label: t('lists.puzzlesLabel'), isCurrent: kind === 'puzzles' },
        {
          to: '/search/collections',
          label: t('lists.collectionsLabel'),
          isCurrent: kind === 'collections',
        },
      ]}
    />
  );
  return (
    <ListPage
      title={t(kind === 'puzzles' ? 'guards.explorePuzzles' : 'guards.exploreCollections')}
      isTitleHidden
    >
      {kind === 'puzzles' ? <PuzzleSearch tabs={tabs} /> : <CollectionSearch tabs={tabs} />}
    </ListPage>
  );
}

function PuzzleSearch({ tabs }: { tabs: ReactNode }) {
  const t = useText();
  const me = useMe();
  const [filters, change] = useFilters(searchPuzzles.query);
  const reader = me?.id ?? null;
  const list = usePagedList(puzzleSearch(filters, reader), {
    isEnabled: me !== undefined,
    keepsPrevious: true,
  });
  return (
    <>
      <div className={LIST_HEAD}>
        <PuzzleFilterBar
          filters={filters}
          isDisabled={me === null}
          isSupporter={me ? me.supporter >= SUPPORTS : false}
          beside={tabs}
          count={
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <RandomButton />
              <Total list={list} id="lists.puzzles" />
            </div>
          }
          onChange={change}
        />
      </div>
      <PuzzleList
        list={list}
        reader={reader}
        showsComputed={asksForHardest(filters)}
        empty={
          leavesOut(filters) ? (
            <NothingFound title={t('lists.noSuchPuzzle')} onChange={change} />
          ) : (
            <StateMessage
              kind="empty"
              title={t('lists.noPuzzles')}
              actions={
                <Link className={buttonClass('primary')} to="/create">
                  {t('lists.newPuzzle')}
                </Link>
              }
            >
              <p>{t('lists.noPuzzlesHelp')}</p>
            </StateMessage>
          )
        }
      />
    </>
  );
}

function CollectionSearch({ tabs }: { tabs: ReactNode }) {
  const t = useText();
  const me = useMe();
  const [filters, change] = useFilters(searchCollections.query);
  const list = usePagedList(collectionSearch(filters, me?.id ?? null), {
    isEnabled: me !== undefined,
    keepsPrevious: true,
  });
  return (
    <CollectionResults
      list={list}
      filters={filters}
      isDisabled={me === null}
      tabs={tabs}
      empty={
        <StateMessage kind="empty" title={t('lists.noCollections')}>
          <p>{t('lists.noCollectionsHelp')}</p>
        </StateMessage>
      }
      onChange={change}
    />
  );
}
