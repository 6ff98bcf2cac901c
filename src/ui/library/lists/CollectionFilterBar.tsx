import type { ReactNode } from 'react';
import { useText } from '#ui/shared/texts/useText.ts';
import { FilterBar, FilterChips, SortChips } from './FilterBar.tsx';
import type { CollectionFilters } from './listQueries.ts';
import { SearchBox } from './SearchBox.tsx';
import type { FilterChange } from './searchFilters.ts';

/** Search, filters and order of a list of collections. */
export function CollectionFilterBar({
  filters: { q, type, sort },
  isDisabled = false,
  beside,
  count,
  onChange,
}: {
  filters: CollectionFilters;
  isDisabled?: boolean;
  /** Content next to the search field. */
  beside?: ReactNode;
  /** The number of results. */
  count: ReactNode;
  onChange: (change: FilterChange) => void;
}) {
  const t = useText();
  return (
    <FilterBar
      isDisabled={isDisabled}
      beside={beside}
      count={count}
      search={
        <SearchBox
          q={q}
          placeholder={t('lists.searchCollections')}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      }
      filters={
        <FilterChips
          label={t('lists.kindLabel')}
          choices={[
            { value: 'handmade', label: t('lists.handmade') },
            { value: 'created', label: t('lists.createdKind') },
            { value: 'auto', label: t('lists.automatic') },
          ]}
          value={type}
          onChoose={(value) => onChange({ type: value })}
        />
      }
      orders={
        <SortChips
          choices={[
            { value: 'updated', label: t('lists.updated') },
            { value: 'created', label: t('lists.created') },
            { value: 'follow', label: t('lists.followsLabel') },
          ]}
          sort={sort}
          onChoose={(value) => onChange({ sort: value })}
        />
      }
    />
  );
}
