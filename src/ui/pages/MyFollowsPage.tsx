import { Link } from 'react-router';
import { listFollowedCollections } from '#contract/users.ts';
import { useMe } from '#ui/people/account/useMe.ts';
import { buttonClass } from '#ui/shared/components/Button.tsx';
import { StateMessage } from '#ui/shared/components/StateMessage.tsx';
import { CollectionResults } from '#ui/library/lists/CollectionResults.tsx';
import { followedCollections } from '#ui/library/lists/listQueries.ts';
import { ListPage } from '#ui/library/lists/ListPage.tsx';
import { useFilters } from '#ui/library/lists/searchFilters.ts';
import { usePagedList } from '#ui/shared/api/pagedList.ts';
import { useText } from '#ui/shared/texts/texts.ts';

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
    <CollectionResults
      list={list}
      filters={filters}
      empty={
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
      }
      onChange={change}
    />
  );
}
