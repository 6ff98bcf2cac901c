import type { ReactNode } from 'react';
import type { CollectionBrief } from '#contract/shapes.ts';
import type { PagedList } from '#ui/shared/api/pagedList.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { CollectionFilterBar } from './FilterBar.tsx';
import { LIST_HEAD } from './ListPage.tsx';
import { NothingFound } from './NothingFound.tsx';
import { CollectionList, Total } from './PuzzleList.tsx';
import type { CollectionFilters } from './listQueries.ts';
import { leavesOut, type FilterChange } from './searchFilters.ts';

/** Filters of collections, and the cards of those that they leave. */
export function CollectionResults({
  list,
  filters,
  isDisabled = false,
  tabs,
  empty,
  onChange,
}: {
  list: PagedList<CollectionBrief>;
  filters: CollectionFilters;
  isDisabled?: boolean;
  /** Tabs beside the search field. Without them, a list of nothing has no filters. */
  tabs?: ReactNode;
  /** Content if there are no collections, even without filters. */
  empty: ReactNode;
  onChange: (change: FilterChange) => void;
}) {
  const t = useText();
  const isFiltered = leavesOut(filters);
  return (
    <>
      {(tabs !== undefined || list.total !== 0 || isFiltered) && (
        <div className={LIST_HEAD}>
          <CollectionFilterBar
            filters={filters}
            isDisabled={isDisabled}
            beside={tabs}
            count={<Total list={list} id="lists.collections" />}
            onChange={onChange}
          />
        </div>
      )}
      <CollectionList
        list={list}
        empty={
          isFiltered ? (
            <NothingFound title={t('lists.noSuchCollection')} onChange={onChange} />
          ) : (
            empty
          )
        }
      />
    </>
  );
}
