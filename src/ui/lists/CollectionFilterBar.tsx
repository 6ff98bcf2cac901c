import type { ReactNode } from 'react';
import { useText } from '../texts/useText.ts';
import { FilterChips, FilterRow, SearchBox, SortChips } from './FilterBar.tsx';
import type { CollectionFilters } from './listQueries.ts';
import type { FilterChange } from './searchFilters.ts';

/** Asks for collections by words and kind, in an order. */
export function CollectionFilterBar({
  filters: { q, type, sort },
  isDisabled = false,
  count,
  onChange,
}: {
  filters: CollectionFilters;
  isDisabled?: boolean;
  /** How many were found. */
  count: ReactNode;
  onChange: (change: FilterChange) => void;
}) {
  const t = useText();
  return (
    <>
      <SearchBox
        q={q}
        placeholder={t('lists.searchCollections')}
        isDisabled={isDisabled}
        onChange={onChange}
      />
      <FilterRow isDisabled={isDisabled}>
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
      </FilterRow>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {count}
        <FilterRow isDisabled={isDisabled}>
          <SortChips
            choices={[
              { value: 'updated', label: t('lists.updated') },
              { value: 'created', label: t('lists.created') },
              { value: 'follow', label: t('lists.followsLabel') },
            ]}
            sort={sort}
            onChoose={(value) => onChange({ sort: value })}
          />
        </FilterRow>
      </div>
    </>
  );
}
