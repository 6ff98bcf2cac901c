import { Link } from 'react-router';
import { listFollowedCollections } from '#contract/users.ts';
import { useMe } from '../account/useMe.ts';
import { buttonClass } from '../components/buttonStyles.ts';
import { StateMessage } from '../components/StateMessage.tsx';
import { CollectionFilterBar } from '../lists/CollectionFilterBar.tsx';
import { followedCollections } from '../lists/listQueries.ts';
import { LIST_HEAD, ListPage } from '../lists/ListPage.tsx';
import { NothingFound } from '../lists/NothingFound.tsx';
import { CollectionList, Total } from '../lists/PuzzleList.tsx';
import { leavesOut, useFilters } from '../lists/searchFilters.ts';
import { usePagedList } from '../lists/usePagedList.ts';
import { useText } from '../texts/useText.ts';

/** Collections that the reader follows. */
export function MyFollowsPage() {
  const t = useText();
  const me = useMe();
  return <ListPage title={t('guards.myFollows')}>{me && <Follows reader={me.id} />}</ListPage>;
}

function Follows({ reader }: { reader: string }) {
  const t = useText();
  const [filters, change] = useFilters(listFollowedCollections.query);
  const list = usePagedList(followedCollections(filters, reader), { keepsPrevious: true });
  return (
    <>
      {(list.total !== 0 || leavesOut(filters)) && (
        <div className={LIST_HEAD}>
          <CollectionFilterBar
            filters={filters}
            count={<Total list={list} id="lists.collections" />}
            onChange={change}
          />
        </div>
      )}
      <CollectionList
        list={list}
        empty={
          leavesOut(filters) ? (
            <NothingFound title={t('lists.noSuchCollection')} onChange={change} />
          ) : (
            <StateMessage
              kind="empty"
              title={t('lists.noFollows')}
              actions={
                <Link className={buttonClass('primary')} to="/search/collections">
                  {t('lists.exploreCollections')}
                </Link>
              }
            >
              <p>{t('lists.noFollowsHelp')}</p>
            </StateMessage>
          )
        }
      />
    </>
  );
}
